import * as z from 'zod/mini';
import { type Campaign, campaignFields } from './campaign.ts';
import type { Field } from './form.ts';
import { emailAddress } from './text.ts';

/** What a visitor types into the sign-up form (spec §5). */
export const signUpSchema = /* @__PURE__ */ z.object({ email: emailAddress() });

export type SignUpValues = z.infer<typeof signUpSchema>;

/** The seven fields of a sign-up on the wire (spec §7, call 2). */
export function signUpFields(values: SignUpValues, campaign: Campaign): Field[] {
  return [
    { name: 'email', value: values.email },
    { name: 'lead_source', value: 'Landing Page Lead' },
    ...campaignFields(campaign),
  ];
}
