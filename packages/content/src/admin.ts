import type {
  AdminShellWords,
  ForgottenPasswordWords,
  LeadDeskWords,
  LeadsWords,
  SetUpWords,
  SignInCodeWords,
  SignInWords,
} from '@sponsor/domain';
export const adminShell: AdminShellWords = {
  leads: { label: 'Leads', href: '/admin/leads' },
  staff: { label: 'Staff', href: '/admin/staff' },
  audit: { label: 'Audit log', href: '/admin/audit' },
  calls: { label: 'API', href: '/admin/api' },
  account: { label: 'Account', href: '/admin/account' },
  notAllowed: {
    heading: 'This screen is not part of your role',
    text: 'If you need it for your work, ask an administrator to change your role.',
  },
  backToSite: { label: 'Back to Site', href: '/' },
  signOut: 'Sign out',
  signedInAs: 'Signed in as',
  menu: 'Menu',
  navigationLabel: 'Staff',
  needsJavaScript: 'The staff screens need JavaScript. Please switch it on and load the page again.',
};

/** Until the first screen is there. */
export const openingScreen: string = 'Opening…';

export const checkingSession: string = 'Checking your sign-in';

/** For a server that does not answer, or not in a way that is meant for people. */
export const unavailable: string = 'The server did not answer. Please try again.';

export const signIn: SignInWords = {
  heading: 'Sign in',
  introduction: 'For staff. Shareholders use the shareholder portal.',
  emailLabel: 'E-mail address',
  passwordLabel: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgotten: 'Forgot your password?',
};

export const signInCode: SignInCodeWords = {
  heading: 'Enter your code',
  introduction: 'Your authenticator app shows it. If you do not have it with you, take one of your recovery codes.',
  codeLabel: 'Code',
  codeHelp: 'Six digits, or a recovery code.',
  submit: 'Sign in',
  submitting: 'Signing in...',
  again: 'Sign in as somebody else',
};

export const forgottenPassword: ForgottenPasswordWords = {
  heading: 'Choose a new password',
  introduction: 'We send a link to your e-mail address. It works once, for an hour.',
  emailLabel: 'E-mail address',
  submit: 'Send the link',
  submitting: 'Sending...',
  sent: 'If somebody signs in with this address, a letter with a link is on its way.',
  back: 'Back to sign in',
};

export const setUpAccount: SetUpWords = {
  page: { title: 'Choose your password', description: 'For staff of the sponsor.' },
  checking: 'Checking the link',
  purposes: {
    invitation: {
      heading: 'Create your account',
      introduction: 'You have been invited to the staff area. Choose the password you will sign in with.',
      submit: 'Create the account',
      submitting: 'Creating the account...',
    },
    'new password': {
      heading: 'Choose a new password',
      introduction: 'This link works once. The new password signs you out everywhere.',
      submit: 'Change the password',
      submitting: 'Changing...',
    },
  },
  heading: 'Create the first administrator',
  introduction: 'This link works once. Choose the e-mail address and the password you will sign in with.',
  emailLabel: 'E-mail address',
  passwordLabel: 'Password',
  passwordHelp: 'At least 12 characters.',
  submit: 'Create the account',
  submitting: 'Creating the account...',
  usedHeading: 'This link does not work any more',
  usedText:
    'It was used, withdrawn, or it is too old. If you have an account, sign in with it; otherwise ask whoever gave you the link for a new one.',
  signIn: { label: 'Go to sign in', href: '/admin/leads' },
};

export const investmentLeads: LeadsWords = {
  page: { title: 'Investment Leads', description: 'For staff of the sponsor.' },
  heading: 'Investment Leads',
  columns: { email: 'Email', createdAt: 'Date', status: 'Status', contactedAt: 'Last Contacted' },
  loading: 'Loading leads',
  empty: 'No leads found. Once users submit their emails on the investment page, they will appear here.',
  notContacted: 'Not contacted',
  count: { one: 'lead', many: 'leads' },
  failedPrefix: 'Failed to load leads: ',
  retry: 'Retry',
  pages: { label: 'Pages of leads', previous: 'Previous', next: 'Next', of: 'of' },
};

export const leadDesk: LeadDeskWords = {
  searchLabel: 'Search by address or name',
  statusLabel: 'Status',
  anyStatus: 'Any status',
  formLabel: 'Form',
  anyForm: 'Any form',
  clear: 'Clear filters',
  matching: 'matching',
  nothing: 'No lead matches these filters.',
  exportCsv: 'Export CSV',
  panelHeading: 'Lead',
  panel: {
    loading: 'Loading the lead',
    change: {
      statusLabel: 'Status',
      ownerLabel: 'Owner',
      nextActionLabel: 'Next action',
      nextActionOnLabel: 'On',
      reasonLabel: 'Why this person may be contacted again',
      submitLabel: 'Save',
      submittingLabel: 'Saving...',
    },
    note: { label: 'Note', submitLabel: 'Add the note', submittingLabel: 'Adding...' },
    historyHeading: 'History',
    events: {
      kinds: {
        status: 'Status changed',
        owner: 'Owner changed',
        plan: 'Next action set',
        note: 'Note',
        released: 'Submission released',
        held: 'Legal hold placed',
        freed: 'Legal hold lifted',
        asked: 'Privacy request',
        answered: 'Privacy request answered',
        refused: 'Privacy request refused',
        erased: 'Erased on request',
      },
      forms: {
        contact: 'Contact message',
        'sign-up': 'Landing page sign-up',
        'webinar-reg-a': 'Webinar registration, Regulation A',
        'webinar-reg-d': 'Webinar registration, Regulation D',
        deck: 'Deck request',
      },
      to: 'to',
      by: 'By',
      fields: 'What was sent',
      page: 'Page',
      seen: 'The page as they saw it',
      elapsed: 'Sent after',
      seconds: 'seconds on the page',
      firstTouch: 'Came first by',
      lastTouch: 'Came last by',
      caught: 'A field that people do not see was filled in, so this was held back.',
      nobody: 'none',
    },
    consentHeading: 'Consent',
    consent: {
      agreement: 'Agreed to',
      shownOn: 'Shown and sent on',
      tracking: 'Measuring the visit',
      trackingChoices: { default: 'Nothing chosen', allowed: 'Allowed', refused: 'Refused' },
      signal: 'Privacy signal',
      signalSent: 'Sent by the browser',
      signalNotSent: 'None sent by the browser',
    },
    deliveries: {
      heading: 'Delivery to the CRM',
      columns: { form: 'Form', tries: 'Failed tries', state: 'State', when: 'When' },
      states: { pending: 'waiting', delivered: 'delivered', 'dead-letter': 'given up', quarantined: 'held back' },
    },
    erased: 'This person was erased on request.',
  },
};
