import * as z from 'zod/mini';
import { defineForm, type Form } from './form.ts';
import type { Field } from './form-ids.ts';
import { emailAddress, fieldLimits, line, requiredLine } from './text.ts';

/** What a visitor types into either webinar form; no chosen range is the empty text (spec §5). */
export const webinarSchema = /* @__PURE__ */ z.object({
  firstName: requiredLine('First name', fieldLimits.name),
  lastName: requiredLine('Last name', fieldLimits.name),
  email: emailAddress(),
  phone: requiredLine('Phone', fieldLimits.phone),
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
      phone: requiredLine('Phone', fieldLimits.phone),
      investment_amount: line('Investment amount', fieldLimits.name),
    }),
  });
}
