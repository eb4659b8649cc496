export const accountTexts = {
  emailLabel: 'Email address',
  passwordLabel: 'Password',
  password: {
    heading: 'Password',
    introduction: 'Changing it signs you out of other browsers.',
    newLabel: 'New password',
    newHelp: 'At least 12 characters. Several unrelated words are best.',
    submit: 'Change password',
    submitting: 'Changing...',
  },
  code: {
    heading: 'Authenticator code',
    off: 'With a code from an app on your phone, a stolen password is not enough to sign in.',
    on: 'After your password, you enter a code from your authenticator app.',
    /** If the account must have a second factor. */
    required: 'Your role needs a code or a passkey.',
    /** In a notice above everything else, while the account must have a second factor and has none. */
    missing: 'Set up a code or a passkey first. The other screens open once you have one.',
    begin: { submit: 'Set up a code', submitting: 'Setting up...' },
    scan: 'Scan this QR code with an authenticator app.',
    secret: 'If you cannot scan it, enter this key into the app:',
    codeLabel: 'Code from the app',
    confirm: { submit: 'Turn on', submitting: 'Turning on...' },
    cancel: 'Not now',
    recoveryHeading: 'Save your recovery codes',
    recoveryText:
      'Each one signs you in once if you lose your phone. They are not shown again: store them in a safe place.',
    copy: 'Copy codes',
    kept: 'I have saved them',
    renew: { summary: 'Generate new recovery codes', submit: 'Generate codes', submitting: 'Generating...' },
    end: { summary: 'Turn off the code', submit: 'Turn off', submitting: 'Turning off...' },
  },
  passkeys: {
    heading: 'Passkeys',
    introduction: 'After the password, your phone, your computer or a security key signs you in. It cannot be phished.',
    columns: { name: 'Name', lastUsedAt: 'Last used', createdAt: 'Added', change: 'Change' },
    never: 'Never',
    remove: 'Remove',
    add: { submit: 'Add a passkey', submitting: 'Waiting for your passkey...' },
    nameLabel: 'Passkey name',
    nameHelp: 'A name you will recognize, such as “Phone” or “Security key”.',
  },
  sessions: {
    heading: 'Active sessions',
    columns: { browser: 'Browser', startedAt: 'Signed in', lastUsedAt: 'Last used' },
    current: 'this browser',
    unknownBrowser: 'Unknown browser',
    end: 'Sign out everywhere else',
  },
};

export type AccountTexts = typeof accountTexts;

export type AuthenticatorTexts = AccountTexts['code'];

export type PasskeyTexts = AccountTexts['passkeys'];
