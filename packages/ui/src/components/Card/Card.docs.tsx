import type { Guide } from '../../guides/guide.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  use: ['Several things that are alike, each with a heading: values, projects, articles.'],
  instead: {
    Panel: 'for the one form that a page is about.',
    Notice: 'for something to know.',
    DescriptionList: 'for what is known of one thing.',
  },
  never: ['A card in a card. There is no box, only a rule and space.'],
  anatomy: {
    Rule: 'of ink, above everything.',
    Media: 'optional, under it.',
    Heading: 'names the card.',
    Words: 'and, at their end, at most one link.',
  },
  words: [
    'Headings of one length in a row: up to five words each.',
    'Texts within 20 words of each other: an uneven row looks like a mistake.',
  ],
  keyboard: { Tab: 'reaches the links in it. The card itself is nothing to press.' },
  spoken: ['An article; its heading names it in the outline.'],
  compare: [
    {
      right: (
        <Card heading="Senior living" headingLevel={3}>
          <Text tone="muted">Assisted-living residences in towns that have too few of them.</Text>
        </Card>
      ),
      wrong: (
        <Card heading="Senior living: our residences for assisted living and memory care" headingLevel={3}>
          <Text tone="muted">New!</Text>
        </Card>
      ),
      because: 'Headings and texts of one length let a row of cards be compared at a glance.',
    },
  ],
};
