import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A wait of unknown length, next to its subject.'],
  instead: {
    Button: 'which has its own while `loading`.',
    Skeleton: 'for content with a known shape.',
    Progress: 'if it can be measured.',
  },
  anatomy: { Ring: 'as large as the surrounding text; still with reduced motion.' },
  words: ['`label` names the awaited result: “Signing in”. Omit it if the words are next to it.'],
  keyboard: {},
  spoken: ['Its label, in its position once it is rendered; without one it is decorative.'],
};
