import type { Guide } from '../../guides/guide.ts';
import { HoverCard, type HoverCardProps } from './HoverCard.tsx';

/** A card that stays open, with room for it above its heading. */
const Opened = (props: Pick<HoverCardProps, 'heading' | 'children'>) => (
  <div style={{ inlineSize: 240, paddingBlockStart: 140, marginInlineStart: 16 }}>
    <HoverCard {...props} headingLevel={3} open />
  </div>
);

export const guide: Guide = {
  use: ['A few words more about a heading in a row of values or people, for those who linger.'],
  instead: {
    Disclosure: 'for more than 40 words, or for anything to press.',
    Footnotes: 'for a source.',
    Dialog: 'for what has to be answered.',
  },
  never: [
    'In a place as wide as the page: all of the place answers to the pointer. Put it in a column.',
    'For what everybody has to know: it is out of sight until asked for.',
    'With a link or a button in it: the keyboard cannot reach into the card.',
  ],
  anatomy: {
    Media: 'optional; answers to the pointer like the heading.',
    Heading: 'what is pointed at, focused or tapped.',
    Card: 'a little wider than the column, and no wider than lines are read well.',
  },
  words: ['10 to 40 words that can be missed without harm.'],
  keyboard: { Tab: 'to the heading opens the card, and leaving closes it.', Escape: 'closes it.' },
  spoken: [
    'The heading, and the card’s words as its description. If the code does not come, the words stand under the heading.',
  ],
  compare: [
    {
      right: <Opened heading="Roller doors">Twelve feet wide, so that a van can back up to the bench.</Opened>,
      wrong: <Opened heading="8% a year">A target. It has not been paid, and you may lose all that you invest.</Opened>,
      because: 'What can be missed without harm may wait in a card. A risk stands beside its promise.',
    },
  ],
};
