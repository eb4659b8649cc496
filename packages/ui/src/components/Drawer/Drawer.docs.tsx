import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'More about something on the page while the page stays in sight: one lead beside the list.',
    'What narrows a list down, on a phone from below.',
  ],
  instead: {
    Dialog: 'for a question that comes before everything else.',
    Disclosure: 'for words that may stay in the page.',
  },
  never: ['For the main thing of a page, or a form of many fields: give it a page of its own.'],
  anatomy: {
    'Heading, close button': 'always in sight.',
    Content: 'scrolls between head and foot.',
    Actions: 'at the foot, always in sight.',
  },
  words: [
    'The heading names what it is about: the lead’s address.',
    'Actions as in a dialog: a verb, and the way out.',
  ],
  keyboard: {
    Tab: 'goes through it and the browser’s own controls, and never to the page behind it.',
    Escape: 'closes it, with the focus back where it was; before it a toast, or a list that is open in it.',
  },
  spoken: ['A dialog by its heading; the page behind it cannot be reached meanwhile.'],
};
