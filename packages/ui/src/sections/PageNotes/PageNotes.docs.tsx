import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The end of every page with claims, before the footer.'],
  instead: { Footnotes: 'inside a section, as under an article.' },
  anatomy: {
    Heading: 'names them.',
    Notes: 'of all claims of the page, each once; without those that a section, as `LandingHero`, shows itself.',
    Children: 'what else is small and has to be said.',
  },
  words: ['As `Footnotes`.'],
  keyboard: { Tab: 'reaches links in the notes and the links back.' },
  spoken: ['A region by its heading, with one list.'],
};
