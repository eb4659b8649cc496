import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['After `SignIn`, at the same address, for someone whose account asks for a passkey or a code.'],
  instead: {
    SignIn: 'for address and password, which come first.',
    Account: 'to set up a code, and to keep recovery codes.',
  },
  never: ['Before the password was right: who is asked for a code learns that there is an account.'],
  anatomy: {
    'Mark, heading': 'whose screen it is, and what for.',
    Passkey: 'a button that has the browser ask for it, first where the account has one.',
    Form: 'one field for both, the six digits and a recovery code: somebody without their telephone need not look for another way.',
    'Way back': 'to address and password, for somebody else.',
    Drawing: 'beside it, or under it.',
    'Way out': 'to the public site.',
  },
  words: [
    'The introduction says where the code is found, and what to take without the telephone.',
    'The help says what it looks like: “Six digits, or a recovery code.”',
    'A refusal says what is left: to try again, to wait, or to sign in anew.',
  ],
  keyboard: {
    Tab: 'goes through the passkey, the field, its button and the way back.',
    Enter: 'in the field sends it.',
  },
  spoken: [
    'The main part by its heading; the field with its help. A refusal is read out, and the code stays to be corrected.',
    'Telephones and password managers offer the code for the field.',
  ],
};
