/** Every form of the site; an id is part of the form's address and of its settings. */
export const formIds = ['contact', 'sign-up', 'webinar-reg-a', 'webinar-reg-d', 'deck'] as const;

export type FormId = (typeof formIds)[number];

/** The form under which the CRM is told what a person asked us to do, which no visitor sends. */
export const privacyForm = 'privacy';

/** Every form that the CRM is sent. */
export const crmFormIds = [...formIds, privacyForm] as const;

export type CrmFormId = (typeof crmFormIds)[number];

/** One name and value as they travel to the server and on to the CRM. */
export interface Field {
  name: string;
  value: string;
}
