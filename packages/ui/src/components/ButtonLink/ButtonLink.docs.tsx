import type { Guide } from '../../guides/guide.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const guide: Guide = {
  use: ['The main way on from a section: to a fund, to the chooser, to a form.'],
  instead: { Button: 'when something is done here.', Link: 'in a sentence, and for the second way on.' },
  never: ['To open another site without `external`.'],
  anatomy: { Words: 'where it leads.', Arrow: 'with `external`, for a new tab.' },
  words: ['Names the goal: “See Spark Fund One”, never “Learn more” or “Click here”.', 'Up to five words.'],
  keyboard: { Enter: 'follows it. Space scrolls the page, as at every link.' },
  spoken: ['Its words and “link”; with `external` also that it opens a new tab.'],
  compare: [
    {
      right: <ButtonLink href="#spark-fund-one">See Spark Fund One</ButtonLink>,
      wrong: <ButtonLink href="#more">Learn more</ButtonLink>,
      because: 'Three links of one name cannot be told apart by who hears them one after the other.',
    },
  ],
};
