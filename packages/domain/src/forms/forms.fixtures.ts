import * as fc from 'fast-check';
import type { Form } from './form.ts';
import { type FormId, formIds, forms, type SponsorCampaigns } from './forms.ts';
import type { Field } from './submission.ts';

export const campaigns: SponsorCampaigns = {
  contact: { utm_campaign: 'contact_page', utm_content: 'contact_form' },
  'sign-up': { utm_campaign: 'landing_page', utm_content: 'hero_form' },
};

export function formOf(formId: FormId): Form<FormId> {
  const form = forms.find(({ id }) => id === formId);
  if (!form) throw new Error(`There is no form ${formId}.`);
  return form;
}

const campaign = { utm_source: 'a', utm_medium: 'b', utm_campaign: 'c', utm_content: 'd', utm_term: '' };
const person = { email: 'Ann@Example.com', firstname: 'Ann', lastname: 'Lee' };
const webinar = { ...person, phone: '1', investment_amount: '' };

/** The request of a well-behaved client for each form, as names and values. */
export const wireValues: Record<FormId, Record<string, string>> = {
  contact: { ...person, message: "Robert'); DROP TABLE leads;--", ...campaign },
  'sign-up': { email: person.email, lead_source: 'Landing Page Lead', ...campaign },
  'webinar-reg-a': webinar,
  'webinar-reg-d': webinar,
  deck: { firstName: 'Ann', lastName: 'Lee', email: 'Ann@Example.com', phone: '' },
};

/** Returns the same names and values in the shape of the form's call. */
export function bodyOf(formId: FormId, values: Record<string, unknown>): unknown {
  if (formId === 'deck') return values;
  return { fields: Object.entries(values).map(([name, value]) => ({ name, value })) };
}

/** The entries that a visitor without JavaScript sends for each form. */
export const plainEntries: Record<FormId, [string, string][]> = {
  contact: [
    ['name', ' Ann  Marie Lee '],
    ['email', 'ann@example.com'],
    ['message', 'First line\r\nsecond line'],
  ],
  'sign-up': [['email', 'ann@example.com']],
  'webinar-reg-a': [
    ['firstName', 'Ann'],
    ['lastName', 'Lee'],
    ['email', 'ann@example.com'],
    ['phone', '(317) 555-0142'],
    ['investmentAmount', '$500 - $1,000'],
  ],
  'webinar-reg-d': [
    ['firstName', 'Ann'],
    ['lastName', 'Lee'],
    ['email', 'ann@example.com'],
    ['phone', '(317) 555-0142'],
  ],
  deck: [
    ['firstName', 'Ann'],
    ['lastName', 'Lee'],
    ['email', 'ann@example.com'],
  ],
};

export const formIdOf = fc.constantFrom(...formIds);

export function valueOf(fields: readonly Field[], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.value;
}
