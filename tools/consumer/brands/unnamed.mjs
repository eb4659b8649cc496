export const harbor = { name: 'harbor' };
