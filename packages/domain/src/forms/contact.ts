import * as z from 'zod/mini';
import { type CampaignDefaults, campaignFields, campaignShape } from './campaign.ts';
import { defineForm } from './form.ts';
import type { Field } from './submission.ts';
import { emailAddress, fieldLimits, line, paragraphs } from './text.ts';

const nameTooShort = 'Name must be at least 2 characters.';

/** What a visitor types into the contact form. */
export const contactSchema = /* @__PURE__ */ z.object({
  name: contactName(),
  email: emailAddress(),
  message: contactMessage(),
});

export type ContactValues = z.infer<typeof contactSchema>;

/**
 * The nine fields of a contact message on the wire: the first word is the first name, the rest the
 * last name. `search` is the query string of the page, `campaign` what is sent where that names none.
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
        z.refine(({ firstname, lastname }) => isLongEnough(`${firstname} ${lastname}`), {
          path: ['firstname'],
          error: nameTooShort,
        }),
      ),
});

/* @__NO_SIDE_EFFECTS__ */
function contactName() {
  return line('Name', fieldLimits.name).check(z.refine(isLongEnough, nameTooShort));
}

/* @__NO_SIDE_EFFECTS__ */
function contactMessage() {
  return paragraphs('Message', fieldLimits.message).check(z.minLength(10, 'Message must be at least 10 characters.'));
}

/** Spaces around and repeated within a name do not count. */
function isLongEnough(name: string): boolean {
  return words(name).join(' ').length >= 2;
}

function words(name: string): string[] {
  return name.trim().split(/\s+/);
}
