import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['An assistant of another company that listens or records, on the one page it is for.'],
  instead: { Link: 'to a person with a telephone number: questions about money need a person.' },
  never: ['On more than one page, or over a form.', 'For something that starts automatically.'],
  anatomy: {
    Button: 'at the bottom right of the window.',
    Notice: 'who records what, before any code is loaded.',
    Actions: 'start and not now; without `onStart`, only not now.',
    Element: 'the assistant’s own element, as children.',
  },
  words: ['The notice is one line: what it is, who records, and that it gives no advice.'],
  keyboard: {
    'Enter, Space': 'open the notice, which gets the focus.',
    Tab: 'continues to start and to not now, which returns the focus.',
  },
  spoken: [
    'The notice names the group that holds the two buttons.',
    'Start moves the focus to a group that contains the assistant and has the first button’s label.',
  ],
};
