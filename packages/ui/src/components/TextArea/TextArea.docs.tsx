import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Text of more than one line: a message, a note.'],
  instead: { TextField: 'for one line.' },
  anatomy: { Label: 'above.', Field: 'grows with what is written, where the browser can.', 'Error, help': 'under it.' },
  words: ['The label asks for one thing: “Message”.', 'Help says what not to write: “Please, no account numbers.”'],
  keyboard: { Enter: 'begins a new line.', Tab: 'leaves the field.' },
  spoken: ['The label, “edit, multi-line”, then hint, error and help.'],
};
