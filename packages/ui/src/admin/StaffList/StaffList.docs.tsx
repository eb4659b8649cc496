import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['For administrators, to manage the accounts and roles of staff.'],
  instead: {
    Account: 'for a person’s own password, code and sessions.',
    AuditLog: 'for the actions of staff.',
    DataTable: 'for a list of people without accounts.',
  },
  never: [
    'For roles below administrator: omit the screen. The server rejects their requests as well.',
    'With the link stored, in an address or elsewhere: anyone who has the link can take over the account.',
  ],
  anatomy: {
    'New link':
      'after an invitation or password link is made, above everything else until the next: the person, whether it was sent by e-mail, or else the link and a button that copies it.',
    Staff:
      'a row each: address, role, second factor, last sign-in, and a menu. A person’s own row has no menu, so that nobody can lock themselves out.',
    Invitations: 'not accepted yet, each with its expiry and a way to withdraw it. Omitted if there are none.',
    'Invite someone': 'address and role, the lowest role chosen at first; cleared after each invitation.',
  },
  words: [
    'Each role has a name, and a sentence about its permissions: “Can also change leads and the site’s images.”',
    'Commands name their result: “Make editor”, “Disable account”. Commands that keep someone out are last, and red.',
    'There are no confirmation questions, because everything can be undone or repeated. The screen announces the result, with a toast.',
  ],
  keyboard: {
    Tab: 'moves through the menus and then the form; to a table itself if it scrolls.',
    'Enter, Space, Arrow down': 'on a menu button open the menu.',
    'Arrow keys': 'in the form choose the role.',
    Enter: 'in the address submits the invitation.',
  },
  spoken: [
    'Two tables, named by their headings. The name of each menu includes the address.',
    'A new link is read out at once, with the person it is for.',
    'The error of an invitation is read out, and the address stays. The screen announces the result of a menu command.',
  ],
};
