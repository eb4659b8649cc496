import type { Guide } from '../../guides/guide.ts';
import { Timeline } from './Timeline.tsx';

export const guide: Guide = {
  use: ['The history of one thing, newest or oldest first: sign-up, delivery, note.'],
  instead: { DataTable: 'for events of many things.', ProcessSteps: 'for future steps.' },
  anatomy: { Time: 'of each event.', Title: 'the event.', Details: 'optional; who did it, and the response.' },
  words: [
    'Titles in the past tense, two to six words: “Delivered to the CRM”.',
    'Times in the office’s time zone, always in the same format.',
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
      because: 'Events are in the past tense, and all times have the same format.',
    },
  ],
};
