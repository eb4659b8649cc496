import * as z from 'zod/mini';
import type { FundKind } from '../funds.ts';
import { defineForm, type Form } from './form.ts';
import type { Field } from './form-ids.ts';
import { emailAddress, fieldLimits, line, requiredLine, requiredTelephone } from './text.ts';

/** The ranges a visitor may choose from, in order; the text is what is sent (spec §9). */
export const webinarAmountOptions: Record<FundKind, readonly string[]> = {
  'regulation-a': [
    '$500 - $1,000',
    '$1,000 - $5,000',
    '$5,000 - $10,000',
    '$10,000 - $15,000',
    '$15,000 - $25,000',
    '$25,000 - $50,000',
    '$50,000+',
  ],
  'regulation-d': ['$100,000 - $250,000', '$250,000 - $500,000', '$500,000 - $1,000,000', '$1,000,000+'],
};

/** What a visitor types into either webinar form; no chosen range is the empty text (spec §5). */
export const webinarSchema = /* @__PURE__ */ z.object({
  firstName: requiredLine('First name', fieldLimits.name),
  lastName: requiredLine('Last name', fieldLimits.name),
  email: emailAddress(),
  phone: requiredTelephone('Phone'),
  investmentAmount: line('Investment amount', fieldLimits.name),
});

export type WebinarValues = z.infer<typeof webinarSchema>;

/** The five fields of a webinar registration on the wire (spec §7, call 3). */
export function webinarFields(values: WebinarValues): Field[] {
  return [
    { name: 'email', value: values.email },
    { name: 'firstname', value: values.firstName },
    { name: 'lastname', value: values.lastName },
    { name: 'phone', value: values.phone },
    { name: 'investment_amount', value: values.investmentAmount },
  ];
}

export function webinarForm(id: 'webinar-reg-a' | 'webinar-reg-d'): Form {
  return defineForm({
    id,
    inputs: webinarSchema,
    optional: ['investmentAmount'],
    toFields: webinarFields,
    fields: z.object({
      email: emailAddress(),
      firstname: requiredLine('First name', fieldLimits.name),
      lastname: requiredLine('Last name', fieldLimits.name),
      phone: requiredTelephone('Phone'),
      investment_amount: line('Investment amount', fieldLimits.name),
    }),
  });
}
