import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Where staff look after their own way in: the password, the passkey or code after it, the browsers that are signed in.',
  ],
  instead: {
    StaffList: 'for the accounts of others, which an administrator changes.',
    SetUpAccount: 'for the password of someone who came by a link.',
    SignInCode: 'to ask for the code.',
  },
  never: [
    'Taken away while it shows recovery codes: nobody can read them again. Have the screen ask before it is left.',
  ],
  anatomy: {
    Notice: 'where a code or passkey is required and missing: what to set up, and what it opens.',
    Password:
      'the present one and the new one. The address stands over them for password managers, and cannot be changed.',
    'Authenticator code':
      'one step at a time, by `code`: off, the picture and the key, the recovery codes, on. New codes and the way to give it up are closed until asked for.',
    Passkeys:
      'a line each with the way to remove it, and a field for the name of another. Left out where the site has no name of its own.',
    'Where one is signed in': 'a line a browser, with this one marked, and the way to end the others if there are any.',
  },
  words: [
    'Each heading is followed by what it is good for, or by what a change of it does: “A new one signs you out everywhere but here.”',
    'The buttons say what becomes so: “Switch it on”, “Sign out everywhere else”. Not “OK” or “Save”.',
    'A refusal of the first form names the password that it is about, as it stands under the last field.',
    'Recovery codes come with when they help, that they are not shown again, and where to keep them.',
  ],
  keyboard: {
    Tab: 'goes through the parts from top to bottom.',
    Enter: 'in a field sends the form that the field is in, and no other.',
    'Enter, Space': 'on a summary show the form under it.',
  },
  spoken: [
    'The parts by their headings, of level 2. A refusal is read out at once, and what was typed stays.',
    'That recovery codes must be kept is read out when they appear; the codes are a list under it, to be read one by one.',
  ],
};
