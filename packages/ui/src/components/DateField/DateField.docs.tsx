import type { Guide } from '../../guides/guide.ts';
import { DateField } from './DateField.tsx';

export const guide: Guide = {
  use: ['One day, near enough to find in a calendar: when to call again, or the start of a list of leads.'],
  instead: {
    TextField: 'for a date long ago, such as a birthday, to which nobody wants to page.',
    Select: 'for one of a few periods, such as “The last 30 days”.',
  },
  anatomy: {
    Label: 'says what happens on the day.',
    Field: 'the browser’s own, in the date order of the visitor’s system.',
    'Help and error': 'under the field.',
  },
  words: [
    'No example of a date: the browser shows its own format.',
    'An error names the limit that was broken: “Choose today or a later day.”',
  ],
  keyboard: {
    Tab: 'moves through month, day, year and the calendar button.',
    'Up, Down': 'change the selected part.',
    'Space, Enter': 'on the button open the calendar.',
  },
  spoken: ['Each part by its name and value, as the browser reads it.'],
  compare: [
    {
      right: <DateField name="next" label="Next action on" errorText="Choose today or a later day." />,
      wrong: <DateField name="date" label="Date (MM/DD/YYYY)" errorText="Invalid date" />,
      because:
        'The error names the limit. The browser decides how to write a date, which differs from reader to reader.',
    },
  ],
};
