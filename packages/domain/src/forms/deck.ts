import * as z from 'zod/mini';
import { defineForm, type Form } from './form.ts';
import type { Field } from './form-ids.ts';
import { emailAddress, fieldLimits, requiredLine, telephone } from './text.ts';

/** What a visitor types into the deck form, and at once the body of its call (spec §7, call 4). */
export const deckSchema = /* @__PURE__ */ z.object({
  firstName: requiredLine('First name', fieldLimits.name),
  lastName: requiredLine('Last name', fieldLimits.name),
  email: emailAddress(),
  phone: telephone('Phone'),
});

export type DeckValues = z.infer<typeof deckSchema>;

/** A deck request as the CRM knows its fields. */
export function deckFields(values: DeckValues): Field[] {
  return [
    { name: 'email', value: values.email },
    { name: 'firstname', value: values.firstName },
    { name: 'lastname', value: values.lastName },
    { name: 'phone', value: values.phone },
  ];
}

export function deckForm(): Form {
  return defineForm({ id: 'deck', inputs: deckSchema, optional: ['phone'], toFields: deckFields });
}
