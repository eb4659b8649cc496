import type { KeptContext } from './context.ts';
import type { FormId } from './forms.ts';

/** One name and value, as sent to the server and on to the CRM. */
export interface Field {
  name: string;
  value: string;
}

/** A form that passed validation: each field of the form once, in the form's order, with its text as displayed. */
export interface Submission<Id extends string = FormId> {
  ok: true;
  formId: Id;
  email: string;
  fields: readonly Field[];
  /** Stored with it and never passed on. */
  context: KeptContext;
}

/** The reason why a form was not accepted. No text in it repeats the visitor's input. */
export interface Refusal {
  ok: false;
  /** One or more sentences that can be shown to the visitor. */
  message: string;
  errors: readonly FieldError[];
}

export interface FieldError {
  /** The name of the offending field; absent if the form as a whole is at fault. */
  field?: string;
  message: string;
}

export function refuse(errors: readonly FieldError[]): Refusal {
  return { ok: false, message: errors.map((error) => error.message).join(' '), errors };
}
