import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Above every screen of the staff area, for what happened to accounts and concerns the person signed in.'],
  instead: {
    AuditLog: 'for all that happened, and when.',
    Notice: 'for one thing to know on one screen.',
    Toast: 'for the answer to what someone has just done.',
  },
  never: ['Taken away by itself: a notice stays until its reader puts it away.'],
  anatomy: {
    'Heading, advice': 'what this is, and what to do about something unexpected.',
    Line: 'what happened to which account, by whom, when, and from which browser and network as far as they are known.',
    Button: 'puts one line away.',
  },
  words: ['A line is one sentence with the address first: “The password of … was changed.”'],
  keyboard: { Tab: 'goes from button to button.', 'Enter, Space': 'put the line away.' },
  spoken: ['A list; each button is described by its line. It is not read out when a screen opens.'],
};
