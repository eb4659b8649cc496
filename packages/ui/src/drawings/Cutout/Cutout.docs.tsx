import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A detail of a drawing in a frame with a fixed shape, as on a card.'],
  instead: { Picture: 'for a bitmap.' },
  anatomy: { Frame: 'keeps its shape.', Drawing: 'larger than the frame, moved by `left` and `top`.' },
  words: ['The drawing inside brings its alternative text; describe there what the frame shows.'],
  keyboard: {},
  spoken: ['Like the drawing in it.'],
};
