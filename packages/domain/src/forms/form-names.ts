import type { FormId } from './forms.ts';

/** The name of each form for staff, by its id. The ledger may contain forms of an older release, which have no name here. */
export const formNames: Readonly<Record<string, string>> = {
  contact: 'Contact message',
  'sign-up': 'Landing page sign-up',
  'webinar-reg-a': 'Webinar registration, Regulation A',
  'webinar-reg-d': 'Webinar registration, Regulation D',
  deck: 'Deck request',
} satisfies Record<FormId, string>;
