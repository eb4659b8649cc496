import type { Guide } from '../../guides/guide.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  use: ['A state or a kind in a word or two: “Waiting”, “OPEN TO ALL”.'],
  instead: {
    Notice: 'for a whole sentence to know.',
    Button: 'for anything that can be pressed.',
    Stat: 'for a figure.',
  },
  never: ['More than one on a thing, or on everything: a badge that all have says nothing.'],
  anatomy: { Frame: 'in the colour of the tone.', Words: 'carry the meaning by themselves.' },
  words: [
    'One to three words, an adjective or a participle.',
    'The same state has the same word wherever it is shown.',
  ],
  keyboard: {},
  spoken: ['Read as a word of the text around it. The tone is not read out.'],
  compare: [
    {
      right: <Badge tone="success">Contacted</Badge>,
      wrong: <Badge tone="success">The lead was contacted on Nov 21!</Badge>,
      because: 'One word that a column of them can be skimmed by. The sentence is for the page of the lead.',
    },
  ],
};
