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
  staff: { label: 'People', href: '/admin/staff' },
  audit: { label: 'Log', href: '/admin/audit' },
  calls: { label: 'Calls', href: '/admin/api' },
  account: { label: 'You', href: '/admin/account' },
  notAllowed: { heading: 'Not for you', text: 'Ask somebody.' },
  backToSite: { label: 'To the site', href: '/' },
  signOut: 'Leave',
  signedInAs: 'You are',
  menu: 'Menu',
  navigationLabel: 'Staff',
  needsJavaScript: 'These screens need JavaScript.',
};

export const openingScreen = 'One moment';
export const checkingSession = 'Looking who you are';
export const unavailable = 'No answer came.';

export const signIn: SignInWords = {
  heading: 'Come in',
  introduction: 'For staff.',
  emailLabel: 'E-mail',
  passwordLabel: 'Password',
  submit: 'Come in',
  submitting: 'Coming in',
  forgotten: 'Forgotten?',
};

export const signInCode: SignInCodeWords = {
  heading: 'And the code',
  introduction: 'The app shows it.',
  codeLabel: 'Code',
  codeHelp: 'Or a recovery code.',
  submit: 'Come in',
  submitting: 'Coming in',
  again: 'Somebody else',
};

export const forgottenPassword: ForgottenPasswordWords = {
  heading: 'Another password',
  introduction: 'A link comes by e-mail.',
  emailLabel: 'E-mail',
  submit: 'Send it',
  submitting: 'Sending',
  sent: 'It is on its way, if we know you.',
  back: 'Back',
};

export const setUpAccount: SetUpWords = {
  ...signIn,
  page: { title: 'The first account', description: 'For staff.' },
  checking: 'One moment',
  purposes: {
    invitation: { heading: 'Your account', introduction: 'Choose a password.', submit: 'Go', submitting: 'Going' },
    'new password': { heading: 'Another', introduction: 'Choose a password.', submit: 'Go', submitting: 'Going' },
  },
  usedHeading: 'This link is used',
  usedText: 'Ask for another.',
  signIn: { label: 'Come in', href: '/admin/leads' },
};

export const investmentLeads: LeadsWords = {
  page: { title: 'Leads', description: 'For staff.' },
  heading: 'Leads',
  columns: { email: 'E-mail', createdAt: 'Date', status: 'State', contactedAt: 'Spoken to' },
  loading: 'One moment',
  empty: 'None yet.',
  notContacted: 'Not yet',
  count: { one: 'lead', many: 'leads' },
  failedPrefix: 'No leads came: ',
  retry: 'Again',
  pages: { label: 'Pages', previous: 'Back', next: 'On', of: 'of' },
};

export const leadDesk: LeadDeskWords = {
  searchLabel: 'Find',
  statusLabel: 'Status',
  anyStatus: 'All',
  formLabel: 'Form',
  anyForm: 'All',
  clear: 'Start over',
  matching: 'matching',
  nothing: 'Nobody.',
  exportCsv: 'As a table',
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
    erased: 'Erased.',
  },
};
