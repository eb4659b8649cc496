import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['After `SignIn`, at the same address, for an account with a second factor.'],
  instead: {
    SignIn: 'for the address and the password, which come first.',
    Account: 'to set up a code and keep the recovery codes.',
  },
  never: ['Before the password was correct: a question for a code reveals that the account exists.'],
  anatomy: {
    'Mark, heading': 'whose screen it is, and its purpose.',
    Passkey: 'a button that asks for a passkey, first if the account has one.',
    Form: 'one field for both six-digit codes and recovery codes, so that someone without their phone needs no other form.',
    Back: 'to address and password, for someone else.',
    Drawing: 'beside the form, or under it.',
    'Site link': 'to the public site.',
  },
  words: [
    'The introduction says where to find the code, and what to use without the phone.',
    'The help text describes the code: “Six digits, or a recovery code.”',
    'An error says what to do: try again, wait, or sign in again from the start.',
  ],
  keyboard: {
    Tab: 'moves through the passkey button, the field, its button and the way back.',
    Enter: 'in the field submits the form.',
  },
  spoken: [
    'A main landmark with the heading; the field is read with its help text. An error is read out, and the code stays for correction.',
    'Phones and password managers offer the code for the field.',
  ],
};
