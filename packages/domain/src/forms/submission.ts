import type { KeptContext } from './context.ts';
import type { FormId } from './forms.ts';

/** One name and value as they travel to the server and on to the CRM. */
export interface Field {
  name: string;
  value: string;
}

/** A form that passed every check: each field of the form once, in the order of the spec, with its text as it was seen. */
export interface Submission<Id extends string = FormId> {
  ok: true;
  formId: Id;
  email: string;
  fields: readonly Field[];
  /** What is kept with it and never passed on. */
  context: KeptContext;
}

/** Why a form was not accepted. No text in it repeats what the visitor typed. */
export interface Refusal {
  ok: false;
  /** One or more sentences that can be shown to the visitor. */
  message: string;
  errors: readonly FieldError[];
}

export interface FieldError {
  /** The name of the offending field; absent when the form as a whole is at fault. */
  field?: string;
  message: string;
}

export function refuse(errors: readonly FieldError[]): Refusal {
  return { ok: false, message: errors.map((error) => error.message).join(' '), errors };
}
