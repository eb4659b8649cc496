import type { Guide } from '../../guides/guide.ts';
import { EmailAddress } from './EmailAddress.tsx';

export const guide: Guide = {
  use: ['A person’s address in a table, a card, a list or a head: wherever its container may be too narrow.'],
  instead: {
    Link: 'around it, if the address is a link.',
    TextField: 'for entering an address.',
  },
  never: ['For other long words: the browser breaks those itself if they are longer than a line.'],
  anatomy: { Parts: 'the name and its dots, then the @ with the rest. A line may end between two of them.' },
  words: ['The full address as given, with its capitals, without “mailto:” or brackets.'],
  keyboard: {},
  spoken: ['Read as one word: the break opportunities are silent.'],
  compare: [
    {
      right: (
        <p style={{ inlineSize: 150 }}>
          <EmailAddress>ann.hollis@example.com</EmailAddress>
        </p>
      ),
      wrong: <p style={{ inlineSize: 150 }}>ann.hollis@example.com</p>,
      because: 'Two addresses of one office differ before the @. Broken there, each is easy to find in a column.',
    },
  ],
};
