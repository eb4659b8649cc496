import type { Guide } from '../../guides/guide.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: ['Running text, and any line that is neither heading nor control.'],
  instead: { Heading: 'for the name of a part.', Prose: 'for text in which a figure needs its source.' },
  never: ['`tone="danger"` for emphasis: it says that something is wrong.'],
  anatomy: { Text: 'never wider than a comfortable line, in any container.' },
  words: [
    'Paragraphs of up to 60 words. Plain words, active verbs, the figure before its explanation.',
    'Use small text for secondary information, never for a risk.',
  ],
  keyboard: {},
  spoken: ['Read as plain text. Tones are not read out.'],
  compare: [
    {
      right: <Text tone="danger">The address is already taken. Sign in, or use another.</Text>,
      wrong: <Text tone="danger">Taken</Text>,
      because: 'The words carry the meaning; color only helps people who see it.',
    },
  ],
};
