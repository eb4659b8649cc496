import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Opened by the “forgotten password” button of `SignIn`, at the same address.'],
  instead: {
    SetUpAccount: 'for the page that the link leads to.',
    Account: 'for a signed-in person who changes the password.',
    StaffList: 'for a link that an administrator makes and passes on, on a site that sends no e-mail.',
  },
  never: ['With an error that reveals whether an account exists: strangers could try addresses until they find one.'],
  anatomy: {
    'Mark, heading': 'whose screen it is, and its purpose.',
    Form: 'the address. With `sent`, a confirmation replaces it, so that it cannot be submitted twice.',
    Back: 'to the sign-in form.',
    Drawing: 'beside the form, or under it.',
    'Site link': 'to the public site.',
  },
  words: [
    'The introduction says what the e-mail contains, how often the link works, and for how long: “It works once, for an hour.”',
    'The confirmation begins with “if”, and is the same for every address.',
  ],
  keyboard: {
    Tab: 'moves through the field, its button and the way back.',
    Enter: 'in the field submits the form.',
  },
  spoken: [
    'A main landmark with the heading. An error is read out with the field; the confirmation is read out at once.',
  ],
};
