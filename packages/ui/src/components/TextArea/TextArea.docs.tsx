import type { Guide } from '../../guides/guide.ts';
import { TextArea } from './TextArea.tsx';

export const guide: Guide = {
  use: ['Text of more than one line: a message, a note.'],
  instead: { TextField: 'for one line.' },
  anatomy: { Label: 'above.', Field: 'grows with its text, if the browser supports it.', 'Error, help': 'under it.' },
  words: ['The label asks for one thing: “Message”.', 'Help says what not to write: “Please, no account numbers.”'],
  keyboard: { Enter: 'begins a new line.', Tab: 'leaves the field.' },
  spoken: ['The label, “edit, multi-line”, then hint, error and help.'],
  compare: [
    {
      right: <TextArea name="message" label="Message" helpText="Please, no account numbers." />,
      wrong: <TextArea name="text" label="Message, questions, address and best time to call" />,
      because: 'It asks for one thing, and says in advance what not to write.',
    },
  ],
};
