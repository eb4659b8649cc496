import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At the top of a form with three or more fields that was sent with errors.'],
  instead: {
    Field: 'on its own, with `errorText`, in a shorter form.',
    Notice: 'if the server could not accept the form.',
  },
  anatomy: {
    Heading: 'says that there is a problem, in the same words on every form.',
    Sentences: 'each links to the field with its `fieldId`, which shows the same text.',
  },
  parts: { Heading: 'h2', Sentences: 'ul' },
  words: [
    '“There is a problem” and no more: the sentences say which. `WordsProvider` can replace the heading, once for all forms.',
    'Each sentence says how to fix it: “Please enter a valid email address.”',
  ],
  keyboard: {
    Tab: 'moves from sentence to sentence.',
    Enter: 'moves the focus into the field: to its control, or the first one of a group.',
  },
  spoken: [
    'It takes the focus after each refused submit (`submitCount`), and is read with its heading; the form itself must not move the focus. Render it from the start, with no `problems`.',
    'The title of the page begins with “Error:” while it shows. `WordsProvider` can replace the word.',
  ],
};
