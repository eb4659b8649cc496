import type { Guide } from '../../guides/guide.ts';
import { Button } from './Button.tsx';

export const guide: Guide = {
  use: [
    'Something is done when it is pressed: a form is sent, a dialog opens, a message is sent again.',
    'One `solid` button in a view, for what most people came for; others beside it are `outline`.',
  ],
  instead: {
    ButtonLink: 'to go somewhere.',
    Menu: 'for several commands about one thing.',
    IconButton: 'where there is no room for words and the icon is known to all.',
    Switch: 'for a setting that is on or off.',
  },
  never: ['Disabled to show that a form is not complete. Let it be sent, and say what is missing.'],
  anatomy: {
    Words: 'what will happen.',
    Ring: 'turns while it is busy, beside the words that say so; the width stays.',
  },
  words: [
    'A verb and its object in up to four words: “Download the deck”.',
    'No full stop, and one manner of capitals on all of your buttons. The same action has the same words wherever it is.',
    '`loadingLabel` says what goes on: “Sending…”.',
  ],
  keyboard: {
    'Enter, Space': 'press it.',
    Tab: 'reaches it, also while it is busy: the focus is never lost by sending a form.',
  },
  spoken: [
    'Its words and “button”. While busy, the other words and “dimmed”; a press is refused. `aria-disabled` refuses one too, without other words.',
  ],
  compare: [
    {
      right: <Button>Download the deck</Button>,
      wrong: <Button>Click here to submit!</Button>,
      because: 'It says what will happen, and reads the same in a list of buttons without the page around it.',
    },
  ],
};
