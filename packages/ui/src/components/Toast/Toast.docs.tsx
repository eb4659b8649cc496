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
    'Title, sentence': 'one of each.',
    'Close button': 'for those who do not want to wait. It can be pressed over a `Dialog` and a `Drawer` too.',
  },
  words: [
    'A title of one to three words, a sentence of up to 15.',
    'A failure says what to do now: “Try again, or call us.”',
  ],
  keyboard: {
    F8: 'goes to the latest message.',
    Tab: 'goes from there to its close button; with Shift to the messages before it.',
    Escape: 'closes the one that has the focus, which returns to where it was. Anywhere else it closes no message.',
  },
  spoken: ['A success is read out at the next pause, a failure at once. It waits while focus or pointer is on it.'],
};
