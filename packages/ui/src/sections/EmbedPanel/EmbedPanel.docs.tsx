import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A page of another site within yours, such as the platform that takes investments.'],
  instead: { VideoPoster: 'for a video.' },
  anatomy: {
    Frame:
      'the other site, named by its `title`; without an address, a drawing and links to alternatives, at their own height.',
    Wide: 'your own content, such as a `FlipBook`, across the whole width, with the notes under it.',
    Notes: 'things to know and to prepare, beside it.',
  },
  words: ['Say whose site it is before visitors use it.', 'Notes of three to five lines.'],
  keyboard: { Tab: 'moves into the frame and out of it.' },
  spoken: ['The introduction says who runs the other site; then comes the frame, named by its `title`.'],
};
