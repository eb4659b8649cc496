import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At the top of a form of three fields or more that was sent with mistakes in it.'],
  instead: {
    Field: 'alone, by its `errorText`, in a shorter form.',
    Notice: 'when the server could not take what was sent.',
  },
  anatomy: {
    Heading: 'says that something is to be mended, in the same words on every form.',
    Sentences: 'each leads to the field with its `fieldId`; the same words stand there.',
  },
  parts: { Heading: 'h2', Sentences: 'ul' },
  words: [
    '“There is a problem” and no more: the sentences say which. Another heading comes from `WordsProvider`, once for all forms.',
    'Each sentence says how to mend it: “Please enter a valid email address.”',
  ],
  keyboard: {
    Tab: 'goes from sentence to sentence.',
    Enter: 'moves the focus into the field: to its control, or the first one of a group.',
  },
  spoken: [
    'It takes the focus at each submit that was refused (`submitCount`), and is read with its heading; the form itself does not move the focus. Put it at its place from the first, with no `problems`.',
    'The title of the page begins with “Error:” as long as it shows. Other words come from `WordsProvider`.',
  ],
};
