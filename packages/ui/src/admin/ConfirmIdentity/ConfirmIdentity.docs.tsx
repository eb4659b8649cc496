import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Before an act that gives someone lasting control or takes all leads away, when the last sign-in or confirmation is a while ago: an invitation, a link to a new password, a role, an export, an erasure.',
  ],
  instead: {
    SignIn: 'for someone who is not signed in.',
    Dialog: 'for a question about the act itself.',
  },
  never: ['For every change: what is asked for often is typed without thought.'],
  anatomy: {
    'Heading, introduction': 'why it is asked, and that what was begun goes on afterwards.',
    Form: 'the address, which cannot be changed and is there for password managers, the password, and the code where the account asks for one.',
    Passkey: 'in place of the code where the account has one; a press asks for the code after all.',
  },
  words: [
    'The introduction says how long a confirmation lasts: “for ten minutes”.',
    'A refusal says which of the two was wrong, as the server did.',
  ],
  keyboard: {
    Enter: 'in a field sends the form.',
    Escape: 'closes it, and nothing is done.',
  },
  spoken: [
    'A dialog by its heading, with the focus in the password. A refusal is read out at once, and what was typed stays.',
  ],
};
