import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page where staff manage their own account: password, second factor, and signed-in browsers.'],
  instead: {
    StaffList: 'for administrators to manage the accounts of others.',
    SetUpAccount: 'to choose a password after following a one-time link.',
    SignInCode: 'to ask for the code.',
  },
  never: [
    'Removed while it shows recovery codes: they cannot be shown again. Have the screen ask before the person leaves it.',
  ],
  anatomy: {
    Notice: 'if the account needs a second factor and has none: what to set up, and what that opens.',
    Password: 'the current and the new password. A read-only address above them helps password managers.',
    'Authenticator code':
      'one step at a time, as `code` says: off, the picture and key, the recovery codes, on. The forms that make new codes or switch the code off are closed at first.',
    Passkeys:
      'each with a button that removes it, and a field to name a new one. Omitted if passkeys are unavailable, for example on a site without a domain name.',
    Sessions: 'each signed-in browser, with this one marked, and a button that signs out the others if there are any.',
  },
  words: [
    'Text under each heading says what the part is for or what a change does: “Changing it signs you out of other browsers.”',
    'Buttons name their result: “Turn on”, “Sign out everywhere else”. Not “OK” or “Save”.',
    'An error in the password form appears under the last field, so it must say which password is wrong.',
    'The text above the recovery codes says when to use them, that they are not shown again, and where to keep them.',
  ],
  keyboard: {
    Tab: 'moves through the parts from top to bottom.',
    Enter: 'in a field submits the form that contains it, and no other.',
    'Enter, Space': 'on a summary opens its form.',
  },
  spoken: [
    'Each part has a level-2 heading. An error is read out at once, and the entries stay.',
    'When recovery codes appear, the instruction to keep them is read out; the codes follow it as a list, to be read one by one.',
  ],
};
