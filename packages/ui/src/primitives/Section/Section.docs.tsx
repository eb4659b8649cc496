import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Every band of a page. It sets its background, vertical space and width, so that no component has outer space.',
  ],
  instead: { Card: 'for one of several items in a section.', Panel: 'for the form that a page is about.' },
  never: ['One inside another.', '`surface="inverse"` twice in a row: the page loses its rhythm.'],
  anatomy: {
    Ground: '`page`, `tint`, or `inverse`, in which every color gets its inverse value.',
    Space: 'above and below, by `space`.',
    Content: 'in a container, or as wide as the window with `bleed`.',
  },
  words: ['None. Give it a heading, and that heading’s id as `labelledBy`.'],
  keyboard: {},
  spoken: [
    'A landmark if `labelledBy` names it; otherwise nothing. On a page with more than seven landmarks, none of them help.',
  ],
};
