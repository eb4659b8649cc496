import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page that explains the words of a field to people who are not of it.'],
  instead: {
    Footnotes: 'for where a claim comes from.',
    DescriptionList: 'for what is known of one thing.',
    HoverCard: 'for a few words more about a heading.',
  },
  never: ['Praise: a definition is true of every sponsor. What one of them offers is a claim, with its notes.'],
  anatomy: {
    Head: 'headline and lede; the page’s only heading of level 1.',
    Letters: 'links to each.',
    Term: 'as it is written in a sentence, with a capital.',
    Definition: 'neutral.',
    Source: 'the public rule, in a new tab.',
    More: 'where the site says what it means here.',
  },
  words: [
    'One to three sentences that begin with what the thing is. A word that is itself explained here may be used.',
    'Say what a word does not mean where people are often misled by it: “It is not interest.”',
  ],
  keyboard: { Tab: 'reaches the letters, rules and pages.' },
  spoken: ['A heading for each letter, and under it each term with its definition.'],
};
