export type FormId = 'contact' | 'sign-up' | 'webinar-reg-a' | 'webinar-reg-d' | 'deck';

/** One name and value as they travel to the server and on to the CRM. */
export interface Field {
  name: string;
  value: string;
}
