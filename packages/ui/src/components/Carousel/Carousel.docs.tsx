import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Pictures of one kind, where seeing the first is enough and the others are a pleasure.'],
  instead: {
    Card: 'for things to be compared: put them side by side.',
    Tabs: 'for views of one thing, on staff screens.',
  },
  never: [
    'For anything that must be read, a term or a risk: most visitors see the first slide.',
    'With `rotation` beside running text.',
  ],
  anatomy: {
    Slides: 'one or three at once, and the edge of the next.',
    Buttons: 'before and after; a third one stops what moves.',
    Dots: 'where one is.',
    Note: 'what is true of all slides.',
  },
  words: [
    'Three to ten slides.',
    'A caption of up to six words and a place.',
    '`pauseLabel` and `playLabel` name what moves: “Pause the portfolio”.',
  ],
  keyboard: {
    'Arrow left, right':
      'go one slide on or back, except for what in a slide has them for itself: a field, tabs, a video, a dialog or a menu.',
    Tab: 'reaches the row of slides, what is in them, to which the row moves, the buttons and the dots.',
  },
  spoken: [
    'A region by its name; after a press, “Slide 3 of 10”. What moves by itself is not announced, and stops for focus, pointer and reduced motion.',
  ],
};
