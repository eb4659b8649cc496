import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  also: ['ToastProvider'],
  use: ['The answer to an action that needs no reaction: “Your download will begin shortly”.'],
  instead: {
    Notice: 'for what stays true.',
    Confirmation: 'when the next page answers.',
    ErrorSummary: 'for mistakes in a form.',
    Dialog: 'for what has to be answered.',
  },
  never: [
    'For anything that must not be missed, a risk or the loss of data.',
    'With the only way to something: it passes.',
  ],
  anatomy: {
    Mark: 'done or failed.',
    'Title, sentence':
      'one of each, or the sentence alone. `useToast` hands over the function that raises it: with `message`, or with `title` and `description`; `tone: "destructive"` for a failure; a `topic` for what takes the place of the message before.',
    'Close button': 'for those who do not want to wait. It can be pressed over a `Dialog` and a `Drawer` too.',
  },
  words: [
    'A title of one to three words, a sentence of up to 15.',
    'A failure says what to do now: “Try again, or call us.”',
  ],
  keyboard: {
    F8: 'goes to the messages.',
    Tab: 'goes from there to a message and then to its close button. Once it is pressed, the focus is back where it was.',
    Escape: 'closes the one that has the focus, or else the latest.',
  },
  spoken: ['A success is read out at the next pause, a failure at once. It waits while focus or pointer is on it.'],
};
