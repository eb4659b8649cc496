import type { Guide } from '../../guides/guide.ts';
import { Field } from './Field.tsx';
import { TimeControl } from './TimeControl.fixtures.tsx';

export const guide: Guide = {
  use: ['Your own control with a label, help and an error like all others.'],
  instead: { TextField: 'for one line.', TextArea: 'for several lines.', Select: 'for one of several.' },
  never: ['Around two controls: a label names one.'],
  anatomy: {
    Label: 'above.',
    Hint: 'a word at the end of the label’s line, such as `Optional`.',
    Control: 'spread the argument of `children` on it. Style it yourself, with the tokens.',
    Action: 'beside the control.',
    Error: 'under it, before the help.',
    Help: 'last.',
  },
  words: [
    'Labels of one to three words: “Email”, “Phone”.',
    'Help prevents a likely error.',
    'Mark the few optional fields with `Optional`; do not mark the others.',
  ],
  keyboard: { Tab: 'reaches the control and then its action.' },
  spoken: [
    'The label, then hint, error and help as the control’s description. An error is also read out when it appears.',
  ],
  compare: [
    {
      right: (
        <Field label="Time for a call" hint="Optional" helpText="Our office is open from 9 AM to 5 PM.">
          {(control) => <TimeControl {...control} />}
        </Field>
      ),
      wrong: (
        <Field label="At what time would you like us to call (not required)?" errorText="Wrong time">
          {(control) => <TimeControl {...control} />}
        </Field>
      ),
      because: 'One to three words name the field, and its help prevents a likely error.',
    },
  ],
};
