import type { Guide } from '../../guides/guide.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: ['Running text, and any line that is neither heading nor control.'],
  instead: { Heading: 'for what names a part.', Prose: 'for text in which a figure needs its source.' },
  never: ['`tone="danger"` for emphasis: it says that something is wrong.'],
  anatomy: { Text: 'never longer than the comfortable line, whatever stands around it.' },
  words: [
    'Paragraphs of up to 60 words. Plain words, active verbs, the figure before its explanation.',
    'Small text is for what accompanies something, never for a risk.',
  ],
  keyboard: {},
  spoken: ['Read as it stands. Tones are not read out.'],
  compare: [
    {
      right: <Text tone="danger">The address is already taken. Sign in, or use another.</Text>,
      wrong: <Text tone="danger">Taken</Text>,
      because: 'The words say it; the colour only helps who sees it.',
    },
  ],
};
