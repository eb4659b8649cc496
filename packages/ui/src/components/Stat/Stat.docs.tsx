import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A figure from the sponsor’s own books for staff: sign-ups this week.'],
  instead: {
    Claim: 'for any figure that an investor sees: it carries its source.',
    DescriptionList: 'for facts in words.',
  },
  anatomy: { Label: 'what is counted.', Value: 'the figure.', Detail: 'what it is compared with, or of when it is.' },
  words: ['The label is a plural or a rate: “Sign-ups, 7 days”.', 'Never a figure without its period.'],
  keyboard: { Tab: 'reaches a link in the detail.' },
  spoken: ['What is counted, then the figure, then the detail: three paragraphs.'],
};
