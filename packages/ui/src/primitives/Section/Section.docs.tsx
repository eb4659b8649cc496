import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Every band of a page. It owns its ground, its rhythm and its width, so that no component has outer space of its own.',
  ],
  instead: { Card: 'for one of several things in a section.', Panel: 'for the form that a page is about.' },
  never: ['One in another.', '`surface="inverse"` for two neighbours: the page loses its rhythm.'],
  anatomy: {
    Ground: '`page`, `tint`, or `inverse`, on which every colour beneath gets its other value.',
    Space: 'above and below, by `space`.',
    Content: 'in a container, or as wide as the window with `bleed`.',
  },
  words: ['None of its own. Give it a heading, and that heading’s id as `labelledBy`.'],
  keyboard: {},
  spoken: [
    'A landmark as long as `labelledBy` names it; otherwise nothing. A page with more than seven landmarks has none that help.',
  ],
};
