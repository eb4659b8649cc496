import type { Guide } from '../../guides/guide.ts';
import { DateField } from './DateField.tsx';

export const guide: Guide = {
  use: ['One day, near enough to be found in a calendar: when to call again, from when on to list leads.'],
  instead: {
    TextField: 'for a day long ago, as one of birth, which nobody wants to leaf to.',
    Select: 'for one of a few spans, as “The last 30 days”.',
  },
  anatomy: {
    Label: 'says what happens on the day.',
    Field: 'the browser’s own, in the order that the visitor’s system writes dates in.',
    'Help and error': 'under the field.',
  },
  words: [
    'No example of a date: the browser shows its own.',
    'An error names the limit that was broken: “Choose today or a later day.”',
  ],
  keyboard: {
    Tab: 'goes through month, day, year and the button of the calendar.',
    'Up, Down': 'change the part in hand.',
    'Space, Enter': 'on the button open the calendar.',
  },
  spoken: ['Each part by its name and value, as the browser says it.'],
  compare: [
    {
      right: <DateField name="next" label="Next action on" errorText="Choose today or a later day." />,
      wrong: <DateField name="date" label="Date (MM/DD/YYYY)" errorText="Invalid date" />,
      because:
        'The error says which limit was broken. How a date is written is the browser’s to say, and differs from reader to reader.',
    },
  ],
};
