import type { Guide } from '../../guides/guide.ts';
import { Progress } from './Progress.tsx';

export const guide: Guide = {
  use: ['A task that takes more than about two seconds and can be measured: an upload, an export.'],
  instead: {
    Spinner: 'for a wait of unknown length without words.',
    Skeleton: 'for content that is loading.',
    Timeline: 'for completed steps.',
  },
  anatomy: { Label: 'the task.', Bar: 'the progress.', Value: 'in words, by `valueText`.' },
  words: [
    'The label is a noun with its verb: “Uploading deck.pdf”.',
    'The value uses people’s units: “3 of 12 files”, rather than percent.',
  ],
  keyboard: {},
  spoken: ['A progress bar named by its label, with the value in words.'],
  compare: [
    {
      right: <Progress label="Uploading 12 drawings" value={3} max={12} valueText="3 of 12 files" />,
      wrong: <Progress label="Please wait" value={25} max={100} valueText="25%" />,
      because: 'It names the task, and counts in people’s units.',
    },
  ],
};
