import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Content of a known shape that may take a second or more to load.'],
  instead: {
    Spinner: 'for results without a known shape.',
    Progress: 'if it can be measured.',
    EmptyState: 'if there is nothing.',
  },
  never: ['Instead of public text: that is in the HTML.'],
  anatomy: {
    Bars: 'the expected number of lines, or a picture’s ratio. They take their space at once, and become visible after a moment.',
    Label: 'names the loading content, for screen readers.',
  },
  words: ['`label` says what is loading: “Loading leads”. Use one per view; the others are silent.'],
  keyboard: {},
  spoken: ['The label, in its position once it is rendered. The bars are not read.'],
};
