import type { Guide } from '../../guides/guide.ts';
import { Timeline } from './Timeline.tsx';

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
  compare: [
    {
      right: (
        <Timeline
          events={[
            {
              id: 'sent',
              title: 'Delivered to the CRM',
              dateTime: '2026-11-21T14:02:14Z',
              dateText: 'Nov 21, 2026, 9:02 AM',
            },
            { id: 'signed', title: 'Signed up', dateTime: '2026-11-21T14:02:11Z', dateText: 'Nov 21, 2026, 9:02 AM' },
          ]}
        />
      ),
      wrong: (
        <Timeline
          events={[
            { id: 'crm', title: 'CRM delivery', dateTime: '2026-11-21T14:02:14Z', dateText: 'yesterday' },
            {
              id: 'form',
              title: 'The visitor is signing up for the webinar',
              dateTime: '2026-11-21T14:02:11Z',
              dateText: '11/21/26 14:02 UTC',
            },
          ]}
        />
      ),
      because: 'What happened is told in the past tense, with every time in the same form.',
    },
  ],
};
