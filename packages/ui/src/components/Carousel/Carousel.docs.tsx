import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Similar pictures, if the first one is enough and the others are a bonus.'],
  instead: {
    Card: 'for items to compare: put them side by side.',
    Tabs: 'for views of one thing, on staff screens.',
  },
  never: [
    'For anything that must be read, such as a term or a risk: most visitors see only the first slide.',
    'With `rotation` beside running text.',
  ],
  anatomy: {
    Slides: 'one or three at a time, and the edge of the next.',
    Buttons: 'previous and next; a third one pauses rotation.',
    Dots: 'show the position.',
    Note: 'a text that applies to all slides.',
  },
  words: [
    'Three to ten slides.',
    'A caption of up to six words and a place.',
    '`pauseLabel` and `playLabel` name the moving part: “Pause the portfolio”.',
  ],
  keyboard: {
    'Arrow left, right': 'move one slide, unless a field, tabs, a video, a dialog or a menu in a slide uses them.',
    Tab: 'reaches the row of slides and the controls in them, scrolling them into view, then the buttons and the dots.',
  },
  spoken: [
    'A region with its name; after a press, “Slide 3 of 10”. Automatic moves are not announced, and pause for focus, pointer and reduced motion.',
  ],
};
