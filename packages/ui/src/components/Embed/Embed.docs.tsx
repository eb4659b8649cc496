import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A widget that another company’s scripts put into the page: an investing platform, a hosted player.'],
  instead: {
    VideoPoster: 'for a player in a frame, which loads when somebody presses play.',
    EmbedPanel: 'for the page around it, with preparation and background.',
  },
  never: [
    'For a script that counts or records a visitor without consent.',
    'For anything that the page needs to make sense.',
  ],
  anatomy: {
    Ring: 'with its label, until the scripts show something.',
    Part: 'the element that the scripts fill, as children.',
    Failure: 'if a file is refused, or if nothing appears within ten seconds: the problem, a retry button, other ways.',
  },
  words: [
    '`loadingLabel` names what opens: “Opening the investing platform”.',
    'A failure names the responsible party and the alternatives. No blame, no code.',
  ],
  keyboard: {
    Tab: 'reaches the button and the links of a failure; the widget’s keyboard support is up to its vendor.',
  },
  spoken: ['It is busy while loading. A failure is read out at the next pause.'],
};
