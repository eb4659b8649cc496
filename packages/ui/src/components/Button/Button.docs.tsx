import type { Guide } from '../../guides/guide.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: [
    'A press does something: sends a form, opens a dialog, resends a message.',
    'Use one `solid` button per view, for the main action; the others beside it are `outline`.',
  ],
  instead: {
    ButtonLink: 'to go somewhere.',
    Menu: 'for several commands about one thing.',
    IconButton: 'if there is no room for words and everybody knows the icon.',
    Switch: 'for a setting that is on or off.',
  },
  never: ['Disabled to show that a form is incomplete. Let people send it, and say what is missing.'],
  anatomy: {
    Words: 'what will happen.',
    Ring: 'turns while busy, next to the loading label; the width stays.',
  },
  words: [
    'A verb and its object in up to four words: “Download the deck”.',
    'No full stop, and the same capitalization on all your buttons. Use the same words for the same action everywhere.',
    '`loadingLabel` says what is happening: “Sending…”.',
  ],
  keyboard: {
    'Enter, Space': 'press it.',
    Tab: 'reaches it, even while busy: sending a form never loses the focus.',
  },
  spoken: [
    'Its label and “button”. While busy, the loading label and “dimmed”; presses are ignored. `aria-disabled` ignores them too, and keeps the label.',
  ],
  compare: [
    {
      right: <Button>Download the deck</Button>,
      wrong: <Button>Click here to submit!</Button>,
      because: 'It says what will happen, and makes sense in a list of buttons without the page.',
    },
  ],
};
