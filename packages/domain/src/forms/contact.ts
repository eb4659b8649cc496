import * as z from 'zod/mini';
import { type CampaignDefaults, campaignFields, campaignShape } from './campaign.ts';
import { defineForm } from './form.ts';
import type { Field } from './submission.ts';
import {
  type ErrorTexts,
  emailAddress,
  type FormErrorTexts,
  fieldLimits,
  line,
  nameLetter,
  paragraphs,
} from './text.ts';

const nameTooShort = 'Name must be at least 2 characters.';

/** Returns the validation of the contact form, with its error messages. */
/* @__NO_SIDE_EFFECTS__ */
export function contactSchemaIn(errors: FormErrorTexts<'name' | 'email' | 'message'> = {}) {
  return z.object({
    name: contactName(errors.name),
    email: emailAddress(errors.email),
    message: contactMessage(errors.message),
  });
}

/** Validates what a visitor types into the contact form. */
export const contactSchema = /* @__PURE__ */ contactSchemaIn();

export type ContactValues = z.infer<typeof contactSchema>;

/**
 * Returns the nine fields of a contact message on the wire: the first word is the first name, the rest the last name.
 * `search` is the query string of the page, `campaign` is sent if that names none.
 */
export function contactFields(values: ContactValues, search: string, campaign: CampaignDefaults): Field[] {
  const [firstName = '', ...rest] = words(values.name);
  return [
    { name: 'email', value: values.email },
    { name: 'firstname', value: firstName },
    { name: 'lastname', value: rest.join(' ') },
    { name: 'message', value: values.message },
    ...campaignFields(search, campaign),
  ];
}

export const contactForm = /* @__PURE__ */ defineForm({
  id: 'contact',
  page: ({ contact }) => contact,
  tellsCampaign: true,
  inputs: contactSchema,
  toFields: contactFields,
  fields: () =>
    z
      .object({
        email: emailAddress(),
        firstname: line('First name', fieldLimits.name),
        lastname: line('Last name', fieldLimits.name),
        message: contactMessage(),
        ...campaignShape(),
      })
      .check(
        z.refine(({ firstname, lastname }) => isName(`${firstname} ${lastname}`), {
          path: ['firstname'],
          error: nameTooShort,
        }),
      ),
});

/* @__NO_SIDE_EFFECTS__ */
function contactName(errors: ErrorTexts = {}) {
  const { invalid = nameTooShort } = errors;
  return line('Name', fieldLimits.name, errors).check(z.refine(isName, invalid));
}

/* @__NO_SIDE_EFFECTS__ */
function contactMessage(errors: ErrorTexts = {}) {
  const { invalid = 'Message must be at least 10 characters.' } = errors;
  return paragraphs('Message', fieldLimits.message, errors).check(z.minLength(10, invalid));
}

/** Spaces around and repeated within a name do not count, and at least one character is a letter. */
function isName(name: string): boolean {
  return words(name).join(' ').length >= 2 && nameLetter.test(name);
}

function words(name: string): string[] {
  return name.trim().split(/\s+/);
}
