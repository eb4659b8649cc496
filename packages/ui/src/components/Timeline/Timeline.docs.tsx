import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What happened to one thing, newest or oldest first: sign-up, delivery, note.'],
  instead: { DataTable: 'for events of many things.', ProcessSteps: 'for steps that are still to come.' },
  anatomy: { Time: 'of each event.', Title: 'what happened.', Details: 'optional; who did it, what was answered.' },
  words: [
    'Titles in the past tense, two to six words: “Delivered to the CRM”.',
    'The time in the office’s zone, always in the same form.',
  ],
  keyboard: { Tab: 'reaches links in the events.' },
  spoken: ['A list with its length, each event with its time.'],
};
