import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Where administrators decide who is staff, and as what.'],
  instead: {
    Account: 'for one’s own password, code and browsers.',
    AuditLog: 'for what staff did with what they may.',
    DataTable: 'for a list of people who have no account.',
  },
  never: [
    'For roles below administrator: leave the screen out for them. The server refuses them as well.',
    'With the link kept for later, in an address or in storage: whoever has it takes the account.',
  ],
  anatomy: {
    'Fresh link':
      'once one was made, above all else until the next: for whom, whether a letter went out, the link, and a button that copies it.',
    Staff:
      'a line each: address, role, code, last sign-in, and a menu. One’s own line has none, so that nobody locks themselves out.',
    Invitations: 'not taken up yet, each until when, and the way to withdraw it. Left out where there are none.',
    'Invite somebody': 'address and role, from the lowest; empty again once somebody was invited.',
  },
  words: [
    'A role has a word, and a sentence of what it lets somebody do: “Also changes leads and what the site shows.”',
    'Commands say what becomes so: “Make editor”, “Disable the account”. What keeps somebody out comes last, and is red.',
    'Nothing is asked again, as all can be taken back or made anew. What was saved is said by the screen, by a toast.',
  ],
  keyboard: {
    Tab: 'goes from menu to menu and then through the form; to a table where it scrolls.',
    'Enter, Space, Arrow down': 'on a menu open it.',
    'Arrow keys': 'in the form choose the role.',
    Enter: 'in the address makes the invitation.',
  },
  spoken: [
    'Two tables, called by their headings. Each menu is read with the address it is about.',
    'A fresh link is read out at once, with the person it is for.',
    'Why somebody could not be invited is read out, and the address stays. What a menu did is for the screen to say.',
  ],
};
