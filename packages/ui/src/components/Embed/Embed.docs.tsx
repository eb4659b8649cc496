import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A part that another company’s scripts put into the page: an investing platform, a player that it hosts.'],
  instead: {
    VideoPoster: 'for a player in a frame, which is fetched when somebody presses play.',
    EmbedPanel: 'for the page around it, with what to have ready and what to know.',
  },
  never: [
    'For what counts or records a visitor who has not allowed it.',
    'For anything that the page makes no sense without.',
  ],
  anatomy: {
    Ring: 'with its words, until the scripts show something.',
    Part: 'what the scripts fill, as its children.',
    Failure:
      'once a file is refused, or when nothing is shown after ten seconds: what is wrong, another try, other ways.',
  },
  words: [
    '`loadingLabel` says what opens: “Opening the investing platform”.',
    'A failure says whose it is and what can be done without it. No blame, no code.',
  ],
  keyboard: { Tab: 'reaches the button and the links of a failure; what the part itself does is the other company’s.' },
  spoken: ['It is busy while it loads. A failure is read out at the next pause.'],
};
