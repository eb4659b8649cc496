import type { Guide } from '../../guides/guide.ts';
import { Menu } from './Menu.tsx';

export const guide: Guide = {
  use: ['Two or more commands about one thing, as at the end of a row: write, erase, send again.'],
  instead: {
    Select: 'to choose a value.',
    Button: 'for one command.',
    Link: 'for going to pages: a navigation is a list of links.',
  },
  anatomy: {
    Button: 'says what the commands are about.',
    Commands: 'in the order of use; what cannot be undone last.',
  },
  words: [
    'The button is a noun: “Lead of ann@mail.example”, or “Actions” where it stands beside what it is about. The commands are verbs of one to four words.',
    'A command that asks before it acts ends in an ellipsis: “Erase…”.',
  ],
  keyboard: {
    'Enter, Space, Arrow down': 'open it.',
    'Arrow up, down': 'go from command to command.',
    'A letter': 'goes to the next command that begins with it.',
    Escape: 'closes it, with the focus back on the button.',
    Tab: 'closes it and goes on; with Shift, back to the button.',
  },
  spoken: ['“Menu button”, expanded or collapsed; each command with its place among them.'],
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
        'The button names whose commands they are; the commands are verbs, and one that asks first ends in an ellipsis.',
    },
  ],
};
