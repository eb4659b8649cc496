import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Beside anything that moves automatically for more than five seconds.'],
  instead: { Carousel: 'which includes one.', Switch: 'for a setting.' },
  anatomy: { Icon: 'the effect of a press: pause or play.' },
  words: ['Both labels name the moving part: “Pause the steps”, “Play the steps”.'],
  keyboard: { 'Enter, Space': 'pause or play it.' },
  spoken: ['The label, which changes with the state; there is no additional “pressed”.'],
};
