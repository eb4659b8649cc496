import type { AdminShellWords, CredentialsWords, LeadsWords, SetUpWords } from '@sponsor/domain';

export const adminShell: AdminShellWords = {
  leads: { label: 'Leads', href: '/admin/leads' },
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

export const signIn: CredentialsWords = {
  heading: 'Come in',
  introduction: 'For staff.',
  emailLabel: 'E-mail',
  passwordLabel: 'Password',
  submit: 'Come in',
  submitting: 'Coming in',
};

export const setUpAccount: SetUpWords = {
  ...signIn,
  page: { title: 'The first account', description: 'For staff.' },
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
