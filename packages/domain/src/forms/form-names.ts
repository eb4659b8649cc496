import type { FormId } from './forms.ts';

/** The name of each form for staff, by its id; by any other id nothing, as the ledger may hold forms of an older release. */
export const formNames: Readonly<Record<string, string>> = {
  contact: 'Contact message',
  'sign-up': 'Landing page sign-up',
  'webinar-reg-a': 'Webinar registration, Regulation A',
  'webinar-reg-d': 'Webinar registration, Regulation D',
  deck: 'Deck request',
} satisfies Record<FormId, string>;
