import type { Guide } from '../../guides/guide.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  use: ['Several similar items, each with a heading: values, projects, articles.'],
  instead: {
    Panel: 'for the one form that a page is about.',
    Notice: 'for important information.',
    DescriptionList: 'for the facts about one thing.',
  },
  never: ['A card in a card. There is no box, only a rule and space.'],
  anatomy: {
    Rule: 'dark, above everything.',
    Media: 'optional, under the rule.',
    Heading: 'names the card.',
    Words: 'and, at the end, at most one link.',
  },
  words: [
    'Headings of similar length in a row: up to five words each.',
    'Texts within 20 words of each other: an uneven row looks like a mistake.',
  ],
  keyboard: { Tab: 'reaches the links in it. The card itself cannot be pressed.' },
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
      because: 'Headings and texts of similar length make a row of cards easy to compare.',
    },
  ],
};
