import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Content that takes a second or more and whose shape is known.'],
  instead: {
    Spinner: 'for waits whose result has no known shape.',
    Progress: 'when it can be counted.',
    EmptyState: 'when there is nothing.',
  },
  never: ['For waits under a second: it flickers.', 'In place of public text: that is in the HTML.'],
  anatomy: {
    Bars: 'as many lines as are to come, or a picture’s ratio.',
    Label: 'what is being loaded, for screen readers.',
  },
  words: ['`label` says what comes: “Loading leads”. One in a view; the others are silent.'],
  keyboard: {},
  spoken: ['The label, once it is there and where it stands. The bars are not read.'],
};
