import type { Guide } from '../../guides/guide.ts';
import { Progress } from './Progress.tsx';

export const guide: Guide = {
  use: ['Something that takes more than about two seconds and can be counted: a file on its way, an export.'],
  instead: {
    Spinner: 'for a wait of unknown length without words.',
    Skeleton: 'for content that is on its way.',
    Timeline: 'for steps that lie behind.',
  },
  anatomy: { Label: 'what is going on.', Bar: 'how far.', Value: 'in words, by `valueText`.' },
  words: [
    'The label is a noun with its verb: “Uploading deck.pdf”.',
    'The value counts what people count: “3 of 12 files”, rather than per cent.',
  ],
  keyboard: {},
  spoken: ['A progress bar by its label, with the value in words.'],
  compare: [
    {
      right: <Progress label="Uploading 12 drawings" value={3} max={12} valueText="3 of 12 files" />,
      wrong: <Progress label="Please wait" value={25} max={100} valueText="25%" />,
      because: 'It names what goes on, and counts what people count.',
    },
  ],
};
