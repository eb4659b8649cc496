import type { Guide } from '../../guides/guide.ts';
import { HoverCard, type HoverCardProps } from './HoverCard.tsx';

/** A card that stays open, with room for it above its heading. */
const Opened = (props: Pick<HoverCardProps, 'heading' | 'children'>) => (
  <div style={{ inlineSize: 240, paddingBlockStart: 140, marginInlineStart: 16 }}>
    <HoverCard {...props} headingLevel={3} open />
  </div>
);

export const guide: Guide = {
  use: ['Optional details about a heading in a row of values or people.'],
  instead: {
    Disclosure: 'for more than 40 words, or for anything interactive.',
    Footnotes: 'for a source.',
    Dialog: 'for a question that must be answered.',
  },
  never: [
    'In a container as wide as the page, because the whole container responds to the pointer. Put it in a column.',
    'For information that everybody needs: it is hidden until requested.',
    'With a link or a button in it: the keyboard cannot reach into the card.',
  ],
  anatomy: {
    Media: 'optional; responds to the pointer like the heading.',
    Heading: 'the target to hover, focus or tap.',
    Card: 'a little wider than the column, but no wider than a comfortable line.',
  },
  words: ['10 to 40 words that nobody needs.'],
  keyboard: { Tab: 'to the heading opens the card, and moving on closes it.', Escape: 'closes it.' },
  spoken: [
    'The heading, with the card’s text as its description. If the code does not load, the text appears under the heading.',
  ],
  compare: [
    {
      right: <Opened heading="Roller doors">Twelve feet wide, so that a van can back up to the bench.</Opened>,
      wrong: <Opened heading="8% a year">A target. It has not been paid, and you may lose all that you invest.</Opened>,
      because: 'Optional text can wait in a card. A risk belongs next to its promise.',
    },
  ],
};
