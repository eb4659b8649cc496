import * as z from 'zod/mini';
import { type Campaign, campaignFields } from './campaign.ts';
import type { Field } from './form.ts';
import { emailAddress, fieldLimits, line, paragraphs } from './text.ts';

/** The rule for a whole name; spaces around and repeated within it do not count (spec §5). */
export const nameRule = {
  message: 'Name must be at least 2 characters.',
  accepts: (name: string) => words(name).join(' ').length >= 2,
};

/** A message of acceptable length (spec §5). */
/* @__NO_SIDE_EFFECTS__ */
export function contactMessage() {
  return paragraphs('Message', fieldLimits.message).check(z.minLength(10, 'Message must be at least 10 characters.'));
}

/** What a visitor types into the contact form (spec §5). */
export const contactSchema = /* @__PURE__ */ z.object({
  name: contactName(),
  email: emailAddress(),
  message: contactMessage(),
});

export type ContactValues = z.infer<typeof contactSchema>;

/** The nine fields of a contact message on the wire (spec §7, call 1): the first word is the first name, the rest the last name. */
export function contactFields(values: ContactValues, campaign: Campaign): Field[] {
  const [firstName = '', ...rest] = words(values.name);
  return [
    { name: 'email', value: values.email },
    { name: 'firstname', value: firstName },
    { name: 'lastname', value: rest.join(' ') },
    { name: 'message', value: values.message },
    ...campaignFields(campaign),
  ];
}

/* @__NO_SIDE_EFFECTS__ */
function contactName() {
  return line('Name', fieldLimits.name).check(z.refine(nameRule.accepts, nameRule.message));
}

function words(name: string): string[] {
  return name.trim().split(/\s+/);
}
