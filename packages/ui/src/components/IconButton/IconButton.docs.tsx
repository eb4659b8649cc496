import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Where there is no room for words and the icon is known to everybody: close, menu, pause.'],
  instead: { Button: 'everywhere else: words are quicker to read than pictures.', Menu: 'for several commands.' },
  anatomy: { Icon: 'hidden from screen readers.', Target: '44 px square, also where the icon is small.' },
  words: ['`label` says what it does, with its object: “Close the menu”.'],
  keyboard: { 'Enter, Space': 'press it.' },
  spoken: ['Its `label` and “button”.'],
};
