import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page that explains the terms of a field to outsiders.'],
  instead: {
    Footnotes: 'for the sources of claims.',
    DescriptionList: 'for the facts about one thing.',
    HoverCard: 'for a few more words about a heading.',
  },
  never: [
    'For praise: a definition is true of every sponsor. A statement about one sponsor is a claim, with its notes.',
  ],
  anatomy: {
    Head: 'headline and lede; the page’s only level-1 heading.',
    Letters: 'a link to each.',
    Term: 'spelled as in a sentence, with a capital.',
    Definition: 'neutral.',
    Source: 'the public rule, in a new tab.',
    More: 'a link to the page that shows what it means on this site.',
  },
  words: [
    'One to three sentences that begin with the definition. Other terms of the glossary may be used.',
    'If a term often misleads people, say what it does not mean: “It is not interest.”',
  ],
  keyboard: { Tab: 'reaches the letters, rules and pages.' },
  spoken: ['A heading for each letter, and under it each term with its definition.'],
};
