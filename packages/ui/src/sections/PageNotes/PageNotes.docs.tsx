import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The end of every page with claims, before the footer.'],
  instead: { Footnotes: 'within a section, for example under an article.' },
  anatomy: {
    Heading: 'names the notes.',
    Notes: 'for all claims of the page, each once, except those that a section such as `LandingHero` shows itself.',
    Children: 'other small print for the whole page.',
  },
  words: ['The same as for `Footnotes`.'],
  keyboard: { Tab: 'reaches links in the notes and the links back.' },
  spoken: ['A region named by its heading, with one list.'],
};
