import '@sponsor/ui/theme-lakefront';

export const theme = 'lakefront';
