import harbor from '../examples/vite/harbor.brand.ts';

/** A brand with too little contrast for small print. */
const { base } = harbor.colour;
export default { ...harbor, name: 'pale', colour: { ...harbor.colour, base: { ...base, textMuted: '#b9c4c9' } } };
