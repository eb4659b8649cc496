import type { Guide } from '../../guides/guide.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const guide: Guide = {
  use: ['The main next step of a section: to a fund, to the chooser, to a form.'],
  instead: { Button: 'for an action on this page.', Link: 'in a sentence, and for a secondary step.' },
  never: ['To open another site without `external`.'],
  anatomy: { Words: 'the destination.', Arrow: 'with `external`, for a new tab.' },
  words: ['Names the destination: “See Spark Fund One”, never “Learn more” or “Click here”.', 'Up to five words.'],
  keyboard: { Enter: 'follows it. Space scrolls the page, as on every link.' },
  spoken: ['Its words and “link”; with `external` also that it opens a new tab.'],
  compare: [
    {
      right: <ButtonLink href="#spark-fund-one">See Spark Fund One</ButtonLink>,
      wrong: <ButtonLink href="#more">Learn more</ButtonLink>,
      because: 'A screen reader user who hears three links with one name cannot tell them apart.',
    },
  ],
};
