import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'More about something on the page while the page stays visible: one lead beside the list.',
    'The filters of a list, opening from the bottom on a phone.',
  ],
  instead: {
    Dialog: 'for a question that must be answered first.',
    Disclosure: 'for text that can be part of the page.',
  },
  never: ['For the main content of a page, or a form of many fields: make it a page.'],
  anatomy: {
    'Heading, close button': 'always visible.',
    Content: 'scrolls between head and foot.',
    Actions: 'at the bottom, always visible.',
  },
  words: ['The heading names its subject: the lead’s address.', 'Actions as in a dialog: a verb, and the way out.'],
  keyboard: {
    Tab: 'moves through it and the browser’s own controls, and never to the page behind it.',
    Escape: 'closes it and returns the focus; an open toast or list closes first.',
  },
  spoken: ['A dialog named by its heading; the page behind it is inaccessible meanwhile.'],
};
