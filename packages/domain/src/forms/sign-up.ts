import * as z from 'zod/mini';
import { type CampaignDefaults, campaignFields, campaignShape } from './campaign.ts';
import { defineForm } from './form.ts';
import type { Field } from './submission.ts';
import { emailAddress, type FormErrorTexts, fieldLimits, line } from './text.ts';

/** Returns the validation of the sign-up form, with its error messages. */
/* @__NO_SIDE_EFFECTS__ */
export function signUpSchemaIn(errors: FormErrorTexts<'email'> = {}) {
  return z.object({ email: emailAddress(errors.email) });
}

/** Validates what a visitor types into the sign-up form. */
export const signUpSchema = /* @__PURE__ */ signUpSchemaIn();

export type SignUpValues = z.infer<typeof signUpSchema>;

/**
 * Returns the seven fields of a sign-up on the wire. `search` is the query string of the page, `campaign` is sent if
 * that names none.
 */
export function signUpFields(values: SignUpValues, search: string, campaign: CampaignDefaults): Field[] {
  return [
    { name: 'email', value: values.email },
    { name: 'lead_source', value: 'Landing Page Lead' },
    ...campaignFields(search, campaign),
  ];
}

export const signUpForm = /* @__PURE__ */ defineForm({
  id: 'sign-up',
  page: ({ regulationA }) => regulationA,
  tellsCampaign: true,
  inputs: signUpSchema,
  toFields: signUpFields,
  fields: () =>
    z.object({
      email: emailAddress(),
      lead_source: line('Lead source', fieldLimits.name),
      ...campaignShape(),
    }),
});
