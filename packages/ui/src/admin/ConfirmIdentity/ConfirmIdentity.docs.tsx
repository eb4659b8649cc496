import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Before an action that gives someone lasting control or exports or erases leads, if the last sign-in or confirmation is too old: an invitation, a password link, a role, an export, an erasure.',
  ],
  instead: {
    SignIn: 'for someone who is not signed in.',
    Dialog: 'for a question about the action itself.',
  },
  never: ['Before every change: people who are asked often stop thinking before they answer.'],
  anatomy: {
    'Heading, introduction': 'the reason for the question, and that the action then continues.',
    Form: 'a read-only address for password managers, the password, and the code if the account has one.',
    Passkey: 'instead of the code if the account has a passkey; a button switches to the code.',
  },
  words: [
    'The introduction says how long a confirmation lasts: “for ten minutes”.',
    'An error says whether the password or the code was wrong, as the server reported it.',
  ],
  keyboard: {
    Enter: 'in a field submits the form.',
    Escape: 'closes the dialog and cancels the action.',
  },
  spoken: [
    'A dialog named by its heading, with the focus in the password field. An error is read out at once, and the entries stay.',
  ],
};
