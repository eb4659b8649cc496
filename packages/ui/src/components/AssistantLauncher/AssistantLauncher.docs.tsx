import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['An assistant of another company that listens or records, on the one page that it is about.'],
  instead: { Link: 'to a person with a number: who wants an answer about money wants one from somebody.' },
  never: ['On more than one page, or over a form.', 'For what starts by itself.'],
  anatomy: {
    Button: 'at the bottom right of the window.',
    Notice: 'who records what, before anything is fetched.',
    Actions: 'start and not now; without `onStart` the second alone.',
    Element: 'the assistant’s own, as its children.',
  },
  words: ['The notice is one line: what it is, who records, and that it is no advice.'],
  keyboard: {
    'Enter, Space': 'open the notice, which gets the focus.',
    Tab: 'goes on to start and to the way out, which brings the focus back.',
  },
  spoken: [
    'The notice names the group that holds the two buttons.',
    'Start hands the focus on to a group that holds the assistant, called as the first button is.',
  ],
};
