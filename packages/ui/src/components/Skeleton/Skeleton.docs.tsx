import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Content of a known shape that takes a second or more to load.'],
  instead: {
    Spinner: 'for results without a known shape.',
    Progress: 'if it can be measured.',
    EmptyState: 'if there is nothing.',
  },
  never: ['For waits under a second: it flickers.', 'Instead of public text: that is in the HTML.'],
  anatomy: {
    Bars: 'the expected number of lines, or a picture’s ratio.',
    Label: 'names the loading content, for screen readers.',
  },
  words: ['`label` says what is loading: “Loading leads”. Use one per view; the others are silent.'],
  keyboard: {},
  spoken: ['The label, in its position once it is rendered. The bars are not read.'],
};
