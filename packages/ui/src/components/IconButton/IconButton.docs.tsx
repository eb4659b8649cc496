import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['If there is no room for words and everybody knows the icon: close, menu, pause.'],
  instead: { Button: 'everywhere else: words are faster to read than icons.', Menu: 'for several commands.' },
  anatomy: { Icon: 'hidden from screen readers.', Target: '44 px square, even if the icon is small.' },
  words: ['`label` says what it does, with its object: “Close the menu”.'],
  keyboard: { 'Enter, Space': 'press it.' },
  spoken: ['Its `label` and “button”.'],
};
