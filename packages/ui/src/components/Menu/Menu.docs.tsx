import type { Guide } from '../../guides/guide.ts';
import { Menu } from './Menu.tsx';

export const guide: Guide = {
  use: ['Two or more commands about one thing, for example at the end of a row: write, erase, resend.'],
  instead: {
    Select: 'to choose a value.',
    Button: 'for one command.',
    Link: 'to go to pages: a navigation is a list of links.',
  },
  anatomy: {
    Button: 'names what the commands are about.',
    Commands: 'in order of use; those that cannot be undone come last.',
  },
  words: [
    'The button is a noun: “Lead of ann@mail.example”, or “Actions” if it is next to its subject. The commands are verbs of one to four words.',
    'A command that asks before it acts ends in an ellipsis: “Erase…”.',
  ],
  keyboard: {
    'Enter, Space, Arrow down': 'open it.',
    'Arrow up, down': 'move from command to command.',
    'A letter': 'moves to the next command that begins with it.',
    Escape: 'closes it and returns the focus to the button.',
    Tab: 'closes it and moves on; with Shift, back to the button.',
  },
  spoken: ['“Menu button”, expanded or collapsed; each command with its position.'],
  compare: [
    {
      right: (
        <Menu
          label="Lead of ann@mail.example"
          items={[
            { label: 'Mark as contacted', onSelect: () => {} },
            { label: 'Erase…', onSelect: () => {} },
          ]}
        />
      ),
      wrong: (
        <Menu
          label="Click for options"
          items={[
            { label: 'Contacted', onSelect: () => {} },
            { label: 'Erase', onSelect: () => {} },
          ]}
        />
      ),
      because:
        'The button names the subject of its commands; the commands are verbs, and one that asks first ends in an ellipsis.',
    },
  ],
};
