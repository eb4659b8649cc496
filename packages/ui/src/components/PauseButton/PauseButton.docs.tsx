import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Beside anything that moves by itself for more than five seconds.'],
  instead: { Carousel: 'which brings its own.', Switch: 'for a setting.' },
  anatomy: { Icon: 'what a press will do: pause or play.' },
  words: ['Both labels name what moves: “Pause the steps”, “Play the steps”.'],
  keyboard: { 'Enter, Space': 'stop it, or let it go on.' },
  spoken: ['The label, which changes with the state; there is no “pressed” besides.'],
};
