import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A page of another site within ours, such as the platform on which an investment is made.'],
  instead: { VideoPoster: 'for a video.' },
  anatomy: {
    Frame: 'the other site, by its title; without an address, a drawing and what to do instead, as high as they are.',
    Wide: 'a part of our own, such as a `FlipBook`, over the whole width, with the notes under it.',
    Notes: 'what to have ready, beside it.',
  },
  words: ['Say whose site it is before it is used.', 'Notes of three to five lines.'],
  keyboard: { Tab: 'goes into the frame and out of it.' },
  spoken: ['A frame by its `title`; before it, who runs it.'],
};
