import type { Guide } from '../../guides/guide.ts';
import { Stat } from './Stat.tsx';

export const guide: Guide = {
  use: ['A figure from the sponsor’s own records for staff: sign-ups this week.'],
  instead: {
    Claim: 'for any figure that an investor sees: it includes its source.',
    DescriptionList: 'for facts in words.',
  },
  anatomy: { Label: 'what is counted.', Value: 'the figure.', Detail: 'its comparison, or its date.' },
  words: ['The label is a plural or a rate: “Sign-ups, 7 days”.', 'Never a figure without its period.'],
  keyboard: { Tab: 'reaches a link in the detail.' },
  spoken: ['The label, then the figure, then the detail: three paragraphs.'],
  compare: [
    {
      right: <Stat label="Sign-ups, 7 days" value="1,204" detail="31 more than the week before" />,
      wrong: <Stat label="Sign-ups" value="1204" />,
      because: 'A figure has a period, and something to compare it with.',
    },
  ],
};
