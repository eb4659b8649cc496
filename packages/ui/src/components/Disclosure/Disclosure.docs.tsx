import type { Guide } from '../../guides/guide.ts';
import { Disclosure } from './Disclosure.tsx';

export const guide: Guide = {
  use: ['Text that only some readers want, where all can find it: a biography, how a figure was calculated.'],
  instead: {
    Dialog: 'for a question that must be answered.',
    HoverCard: 'for a few words about a heading.',
    Tabs: 'for views, one of which is always visible.',
  },
  never: ['For risks, fees or terms that everybody must see.', 'One inside another.'],
  anatomy: { Summary: 'the line that opens it, and stays.', Content: 'any components, under it.' },
  words: [
    'The summary names the content: “Biography of the founder”, not “More”.',
    'It reads the same whether open or closed.',
  ],
  keyboard: { 'Enter, Space': 'on the summary open and close it.' },
  spoken: [
    'The summary as a button that is expanded or collapsed. A search on the page finds the content and opens it.',
  ],
  compare: [
    {
      right: (
        <Disclosure summary="How the return is reckoned">
          The amount times the yearly rate, paid in twelve parts.
        </Disclosure>
      ),
      wrong: <Disclosure summary="More">You may lose all that you invest.</Disclosure>,
      because: 'The summary names the content, and nobody has to see that content.',
    },
  ],
};
