import * as z from 'zod/mini';
import type { PageWords } from '../page-words.ts';
import { defineForm, type FormPages } from './form.ts';
import type { Field } from './submission.ts';
import { emailAddress, type FormErrorTexts, fieldLimits, firstName, line, requiredLine } from './text.ts';

/** Returns the validation of either webinar form, with its error messages. */
/* @__NO_SIDE_EFFECTS__ */
export function webinarSchemaIn(errors: FormErrorTexts<'firstName' | 'lastName' | 'email' | 'phone'> = {}) {
  return z.object({
    firstName: firstName(errors.firstName),
    lastName: requiredLine('Last name', fieldLimits.name, errors.lastName),
    email: emailAddress(errors.email),
    phone: requiredLine('Phone', fieldLimits.phone, errors.phone),
    investmentAmount: line('Investment amount', fieldLimits.name),
  });
}

/** Validates what a visitor types into either webinar form; an unchosen range is the empty string. */
export const webinarSchema = /* @__PURE__ */ webinarSchemaIn();

export type WebinarValues = z.infer<typeof webinarSchema>;

/** Returns the five fields of a webinar registration on the wire. */
export function webinarFields(values: WebinarValues): Field[] {
  return [
    { name: 'email', value: values.email },
    { name: 'firstname', value: values.firstName },
    { name: 'lastname', value: values.lastName },
    { name: 'phone', value: values.phone },
    { name: 'investment_amount', value: values.investmentAmount },
  ];
}

/** Both webinars ask for and send the same data. */
/* @__NO_SIDE_EFFECTS__ */
function webinarForm<const Id extends string, Page extends PageWords | undefined>(
  id: Id,
  page: (pages: FormPages) => Page,
) {
  return defineForm({
    id,
    page,
    inputs: webinarSchema,
    optional: ['investmentAmount'],
    toFields: webinarFields,
    fields: () =>
      z.object({
        email: emailAddress(),
        firstname: firstName(),
        lastname: requiredLine('Last name', fieldLimits.name),
        phone: requiredLine('Phone', fieldLimits.phone),
        investment_amount: line('Investment amount', fieldLimits.name),
      }),
  });
}

export const regulationAWebinarForm = /* @__PURE__ */ webinarForm('webinar-reg-a', ({ webinar }) => webinar);

export const regulationDWebinarForm = /* @__PURE__ */ webinarForm(
  'webinar-reg-d',
  ({ regulationD }) => regulationD?.webinar,
);
