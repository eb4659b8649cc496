import type { Guide } from '../../guides/guide.ts';
import { Disclosure } from './Disclosure.tsx';

export const guide: Guide = {
  use: ['Words that only some want, in a place where all may find them: a biography, how a figure was reckoned.'],
  instead: {
    Dialog: 'for what has to be answered.',
    HoverCard: 'for a few words about a heading.',
    Tabs: 'for views of which one is always shown.',
  },
  never: ['For risks, fees or terms that everybody has to see.', 'One in another.'],
  anatomy: { Summary: 'the line that opens it, and stays.', Content: 'any components, under it.' },
  words: [
    'The summary names what is inside: “Biography of the founder”, not “More”.',
    'It reads the same whether open or closed.',
  ],
  keyboard: { 'Enter, Space': 'on the summary open and close it.' },
  spoken: [
    'The summary as a button that is expanded or collapsed. A search on the page finds what is inside and opens it.',
  ],
  compare: [
    {
      right: (
        <Disclosure summary="How the return is reckoned">
          The amount times the yearly rate, paid in twelve parts.
        </Disclosure>
      ),
      wrong: <Disclosure summary="More">You may lose all that you invest.</Disclosure>,
      because: 'The summary names what is inside, and nothing inside is what everybody has to see.',
    },
  ],
};
