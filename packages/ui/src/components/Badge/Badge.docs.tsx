import type { Guide } from '../../guides/guide.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  use: ['A state or a kind in a word or two: “Waiting”, “OPEN TO ALL”.'],
  instead: {
    Notice: 'for a full sentence.',
    Button: 'for anything that can be pressed.',
    Stat: 'for a figure.',
  },
  never: ['More than one per item, or on every item: a badge that everything has says nothing.'],
  anatomy: { Frame: 'in the color of the tone.', Words: 'carry the meaning without the color.' },
  words: ['One to three words, an adjective or a participle.', 'Use the same word for the same state everywhere.'],
  keyboard: {},
  spoken: ['Read as a word of the surrounding text. The tone is not read out.'],
  compare: [
    {
      right: <Badge tone="success">Contacted</Badge>,
      wrong: <Badge tone="success">The lead was contacted on Nov 21!</Badge>,
      because: 'One word lets people skim a column of badges. The sentence belongs on the lead’s page.',
    },
  ],
};
