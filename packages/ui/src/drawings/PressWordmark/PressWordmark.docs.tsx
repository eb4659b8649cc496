import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A press outlet in `PressCarousel` that has not yet allowed us to show its logo.'],
  instead: { Picture: 'for a logo that may be shown.' },
  anatomy: { Name: 'as text, in one of a few styles.' },
  words: ['The outlet’s name in its own spelling. Label samples as samples next to it.'],
  keyboard: {},
  spoken: ['Read as text.'],
};
