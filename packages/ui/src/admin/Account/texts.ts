export const accountTexts = {
  emailLabel: 'E-mail address',
  passwordLabel: 'Password',
  password: {
    heading: 'Password',
    introduction: 'A new one signs you out everywhere but here.',
    newLabel: 'New password',
    newHelp: 'At least 12 characters. Several words that do not belong together are best.',
    submit: 'Change the password',
    submitting: 'Changing...',
  },
  code: {
    heading: 'Authenticator code',
    off: 'With a code from an app on your telephone, a stolen password is not enough to sign in.',
    on: 'After your password you are asked for a code from your authenticator app.',
    /** If the account must have a second factor. */
    required: 'Your role needs a code or a passkey.',
    /** In a notice above everything else, while the account must have a second factor and has none. */
    missing: 'Set up a code or a passkey first. The other screens open once you have one.',
    begin: { submit: 'Set up a code', submitting: 'Setting up...' },
    scan: 'Open an authenticator app and scan this picture.',
    secret: 'If you cannot scan it, enter this key into the app:',
    codeLabel: 'Code that the app shows',
    confirm: { submit: 'Switch it on', submitting: 'Switching on...' },
    cancel: 'Not now',
    recoveryHeading: 'Keep these recovery codes',
    recoveryText:
      'Each signs you in once if your telephone is lost. They are not shown again: put them where you keep your papers.',
    copy: 'Copy the codes',
    kept: 'I have kept them',
    renew: { summary: 'Make new recovery codes', submit: 'Make new codes', submitting: 'Making...' },
    end: { summary: 'Switch the code off', submit: 'Switch it off', submitting: 'Switching off...' },
  },
  passkeys: {
    heading: 'Passkeys',
    introduction:
      'Your telephone, your computer or a security key signs for you after the password. A false page cannot talk you out of it.',
    columns: { name: 'Name', lastUsedAt: 'Last used', createdAt: 'Added', change: 'Change' },
    never: 'Never',
    remove: 'Remove',
    add: { submit: 'Add a passkey', submitting: 'Waiting for your passkey...' },
    nameLabel: 'Name of the passkey',
    nameHelp: 'As you will know it again: “Telephone”, “Key on my ring”.',
  },
  sessions: {
    heading: 'Where you are signed in',
    columns: { browser: 'Browser', startedAt: 'Signed in', lastUsedAt: 'Last used' },
    current: 'this one',
    unknownBrowser: 'Unknown browser',
    end: 'Sign out everywhere else',
  },
};

export type AccountTexts = typeof accountTexts;

export type AuthenticatorTexts = AccountTexts['code'];

export type PasskeyTexts = AccountTexts['passkeys'];
