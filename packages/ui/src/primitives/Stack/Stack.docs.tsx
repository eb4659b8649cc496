import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Things one under the other with the same gap between each two: the fields of a form, a heading and its text.'],
  instead: { Inline: 'for things side by side.', Grid: 'for columns of the page.' },
  anatomy: { Stack: 'a column with one gap; two groups with different gaps are two stacks, one in the other.' },
  words: ['None of its own.'],
  keyboard: {},
  spoken: ['A plain `div`, unless `component` says what it is: `ul` for a list, `nav` for a navigation.'],
};
