import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Items one below the other with equal gaps: the fields of a form, a heading and its text.'],
  instead: { Inline: 'for items side by side.', Grid: 'for columns of the page.' },
  anatomy: { Stack: 'a column with one gap; for groups with different gaps, nest two stacks.' },
  words: ['None.'],
  keyboard: {},
  spoken: ['A plain `div`, unless `component` says what it is: `ul` for a list, `nav` for a navigation.'],
};
