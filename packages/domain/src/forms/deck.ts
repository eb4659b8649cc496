import * as z from 'zod/mini';
import { defineForm } from './form.ts';
import type { Field } from './submission.ts';
import { emailAddress, type FormErrorTexts, fieldLimits, firstName, line, requiredLine } from './text.ts';

/** Returns the validation of the deck form, with its error messages. */
/* @__NO_SIDE_EFFECTS__ */
export function deckSchemaIn(errors: FormErrorTexts<'firstName' | 'lastName' | 'email' | 'phone'> = {}) {
  return z.object({
    firstName: firstName(errors.firstName),
    lastName: requiredLine('Last name', fieldLimits.name, errors.lastName),
    email: emailAddress(errors.email),
    phone: line('Phone', fieldLimits.phone, errors.phone),
  });
}

/** Validates what a visitor types into the deck form, which is also the body of its call. */
export const deckSchema = /* @__PURE__ */ deckSchemaIn();

export type DeckValues = z.infer<typeof deckSchema>;

/** Returns a deck request with the CRM's field names. */
export function deckFields(values: DeckValues): Field[] {
  return [
    { name: 'email', value: values.email },
    { name: 'firstname', value: values.firstName },
    { name: 'lastname', value: values.lastName },
    { name: 'phone', value: values.phone },
  ];
}

/** The address of the deck request, under the name that its callers know. */
export const deckAddress = '/functions/v1/submit-hubspot-lead';

export const deckForm = /* @__PURE__ */ defineForm({
  id: 'deck',
  page: ({ deck }) => deck,
  address: deckAddress,
  inputs: deckSchema,
  optional: ['phone'],
  toFields: deckFields,
});
