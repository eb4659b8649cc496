import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A wait of unknown length, in the line that it is about.'],
  instead: {
    Button: 'which brings its own while `loading`.',
    Skeleton: 'for content with a known shape.',
    Progress: 'when it can be counted.',
  },
  anatomy: { Ring: 'as large as the text around it; still with reduced motion.' },
  words: ['`label` says what is waited for: “Signing in”. Leave it out where the words stand beside it.'],
  keyboard: {},
  spoken: ['Its label, once it is there and where it stands; without one it is an ornament.'],
};
