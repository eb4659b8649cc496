import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Above every staff screen, for account events that concern the signed-in person.'],
  instead: {
    AuditLog: 'for all events, with their times.',
    Notice: 'for a message on one screen.',
    Toast: 'for the result of an action.',
  },
  never: ['Removed automatically: a notice stays until its reader dismisses it.'],
  anatomy: {
    'Heading, advice': 'the purpose of the list, and what to do about something unexpected.',
    Line: 'the event, the account, the actor, the time, and, if known, the browser and network.',
    Button: 'dismisses one line.',
  },
  words: ['A line is one sentence with the address near its start: “The password of … was changed.”'],
  keyboard: { Tab: 'moves from button to button.', 'Enter, Space': 'dismiss the line.' },
  spoken: ['A list; each button is described by its line. It is not read out when a screen opens.'],
};
