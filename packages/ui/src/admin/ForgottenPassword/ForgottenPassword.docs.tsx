import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Behind the button of `SignIn` that says the password is forgotten, at the same address.'],
  instead: {
    SetUpAccount: 'for what the link leads to.',
    Account: 'for a new password of somebody who is signed in.',
    StaffList: 'for a link that an administrator makes and hands over, where no letters are sent.',
  },
  never: [
    'With a refusal that says whether there is such an account: strangers would try addresses until one is known.',
  ],
  anatomy: {
    'Mark, heading': 'whose screen it is, and what for.',
    Form: 'the address. Once `sent`, a sentence stands in its place, and nothing can be sent twice.',
    'Way back': 'to address and password.',
    Drawing: 'beside it, or under it.',
    'Way out': 'to the public site.',
  },
  words: [
    'The introduction says what comes, how often it works, and for how long: “It works once, for an hour.”',
    'What is said afterwards begins with “if”, and is the same for every address.',
  ],
  keyboard: { Tab: 'goes through field, button and way back.', Enter: 'in the field sends it.' },
  spoken: ['The main part by its heading. A refusal is read out with the field; that a letter is on its way, at once.'],
};
