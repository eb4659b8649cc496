import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['At the top of a form of three fields or more that was sent with mistakes in it.'],
  instead: {
    Field: 'alone, by its `errorText`, in a shorter form.',
    Notice: 'when the server could not take what was sent.',
  },
  anatomy: {
    Heading: 'says that something is to be mended, in the same words on every form.',
    Sentences: 'each leads to its field; the same words stand there.',
  },
  words: [
    '“There is a problem” and no more: the sentences say which. Another heading comes from `WordsProvider`, once for all forms.',
    'Each sentence says how to mend it: “Please enter a valid email address.”',
  ],
  keyboard: { Tab: 'goes from sentence to sentence.', Enter: 'moves the focus into the field.' },
  spoken: [
    'It takes the focus when it appears, and is read with its heading. The title of the page begins with “Error:” meanwhile.',
  ],
};
