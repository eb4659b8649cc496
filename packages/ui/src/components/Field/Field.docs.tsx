import type { Guide } from '../../guides/guide.ts';
import { Field } from './Field.tsx';
import { TimeControl } from './TimeControl.fixtures.tsx';

export const guide: Guide = {
  use: ['A control of your own that wants a label, help and an error like all others.'],
  instead: { TextField: 'for one line.', TextArea: 'for several lines.', Select: 'for one of several.' },
  never: ['Around two controls: a label names one.'],
  anatomy: {
    Label: 'above.',
    Hint: 'a word at the end of the label’s line, as `Optional`.',
    Control: 'spread what `children` is given on it. It brings its own look, best from the tokens.',
    Action: 'beside the control.',
    Error: 'under it, before the help.',
    Help: 'last.',
  },
  words: [
    'Labels of one to three words: “Email”, “Phone”.',
    'Help says beforehand what would otherwise be an error.',
    'Say `Optional` at the few that are; do not mark the others.',
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
      because: 'One to three words name the field, and its help says beforehand what would otherwise be an error.',
    },
  ],
};
