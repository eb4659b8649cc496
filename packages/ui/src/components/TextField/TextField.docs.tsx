import type { Guide } from '../../guides/guide.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  use: ['One line of text: a name, an address, a phone number, a password.'],
  instead: {
    TextArea: 'for several lines.',
    Select: 'if the answers are known.',
    SearchField: 'for a search.',
    Field: 'around your own control.',
  },
  never: ['With the label as placeholder: it disappears when it is needed.'],
  anatomy: {
    Label: 'above.',
    Hint: 'such as `Optional`.',
    Field: 'as wide as its container.',
    Action: 'the button of a form with one field, beside it.',
    'Error, help': 'under it.',
  },
  words: [
    'Labels of one to three words.',
    'An error says how to fix it: “Please enter a valid email address.”',
    'Set `autoComplete`: values that the browser fills in have no typos.',
  ],
  keyboard: {
    Enter: 'sends the form.',
    Tab: 'leaves the field. With `busy` it keeps the focus and is read-only.',
  },
  spoken: [
    'The label, its kind, whether it is required; then hint, error and help. An error is read out when it appears.',
  ],
  compare: [
    {
      right: (
        <TextField
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          defaultValue="ann@"
          errorText="Please enter a valid email address."
        />
      ),
      wrong: (
        <TextField
          name="mail"
          type="email"
          label="Your email address (required)"
          autoComplete="email"
          defaultValue="ann@"
          errorText="Invalid input"
        />
      ),
      because: 'The error says how to fix it, without blame.',
    },
  ],
};
