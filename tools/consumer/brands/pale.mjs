import harbor from '../examples/vite/harbor.brand.ts';

/** A brand whose small print nobody can read. */
const { base } = harbor.colour;
export default { ...harbor, name: 'pale', colour: { ...harbor.colour, base: { ...base, textMuted: '#b9c4c9' } } };
