import type { Guide } from '../../guides/guide.ts';
import { EmailAddress } from './EmailAddress.tsx';

export const guide: Guide = {
  use: ['The address of a person in a table, a card, a list or a head: wherever its place may be too narrow for it.'],
  instead: {
    Link: 'goes around it where the address leads somewhere.',
    TextField: 'for an address that is to be typed.',
  },
  never: ['For other long words: those the browser breaks by itself where they are longer than a line.'],
  anatomy: { Parts: 'the name and its dots, then the @ with what follows. A line ends between two of them.' },
  words: ['The whole address as it was given, in its own capitals, without “mailto:” or brackets.'],
  keyboard: {},
  spoken: ['Read as one word: the places where it may break are silent.'],
  compare: [
    {
      right: (
        <p style={{ inlineSize: 150 }}>
          <EmailAddress>ann.hollis@example.com</EmailAddress>
        </p>
      ),
      wrong: <p style={{ inlineSize: 150 }}>ann.hollis@example.com</p>,
      because: 'Two addresses of one office differ before the @. Broken there, each is found in a column at a glance.',
    },
  ],
};
