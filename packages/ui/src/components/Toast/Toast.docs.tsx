import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['ToastProvider'],
  use: ['The result of an action that needs no response: “Your download will begin shortly”.'],
  instead: {
    Notice: 'for a message that stays true.',
    Confirmation: 'if the next page reports it.',
    ErrorSummary: 'for errors in a form.',
    Dialog: 'for a question that must be answered.',
  },
  never: [
    'For anything that must not be missed, such as a risk or a loss of data.',
    'As the only way to something: it disappears.',
  ],
  anatomy: {
    Mark: 'done or failed.',
    'Title, sentence':
      'one of each, or only the sentence. `useToast` returns the function that shows a toast: with `message`, or with `title` and `description`; `tone: "destructive"` for a failure; a `topic` to replace the previous toast of that topic.',
    'Close button': 'for people who do not want to wait. It also works over a `Dialog` and a `Drawer`.',
  },
  words: [
    'A title of one to three words, a sentence of up to 15.',
    'A failure says what to do now: “Try again, or call us.”',
  ],
  keyboard: {
    F8: 'moves to the toasts.',
    Tab: 'moves from there to a toast and then to its close button. After a press, the focus returns to where it was.',
    Escape: 'closes the focused one, or else the latest.',
  },
  spoken: ['A success is read out at the next pause, a failure at once. It stays while focus or pointer is on it.'],
};
