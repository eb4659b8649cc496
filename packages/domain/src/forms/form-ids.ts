/** Every form of the site; an id is part of the form's address and of its settings. */
export const formIds = ['contact', 'sign-up', 'webinar-reg-a', 'webinar-reg-d', 'deck'] as const;

export type FormId = (typeof formIds)[number];

/** One name and value as they travel to the server and on to the CRM. */
export interface Field {
  name: string;
  value: string;
}
