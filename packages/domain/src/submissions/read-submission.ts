import * as z from 'zod/mini';
import { deckFields, deckSchema } from '../forms/deck.ts';
import type { Field, FormId } from '../forms/form.ts';
import { readEntries } from './read-entries.ts';
import { type Refusal, refuse, type Submission } from './submission.ts';
import { wireSchemas } from './wire-schemas.ts';

// `context` may travel beside the fields; what it holds is never part of the submission.
const fieldListSchema = z.strictObject({
  fields: z.array(z.strictObject({ name: z.string(), value: z.unknown() })),
  context: z.optional(z.unknown()),
});

/**
 * The server's check of a JSON body: `{fields: [{name, value}]}`, or for the deck the flat
 * `{firstName, lastName, email, phone}`. Accepts any value whatever and never throws.
 */
export function readSubmission(formId: FormId, body: unknown): Submission | Refusal {
  return formId === 'deck' ? readDeckRequest(body) : readFieldList(formId, body);
}

function readFieldList(formId: keyof typeof wireSchemas, body: unknown): Submission | Refusal {
  const list = fieldListSchema.safeParse(body);
  if (!list.success) {
    return refuse([{ message: 'The form must be sent as a list of fields, each with a name and a value.' }]);
  }
  const entries = list.data.fields.map(({ name, value }) => [name, value] as const);
  const schema: z.ZodMiniType<FieldListValues> & { shape: object } = wireSchemas[formId];
  const reading = readEntries(entries, schema);
  if (!reading.ok) return reading;
  const fields: Field[] = Object.entries(reading.values).map(([name, value]) => ({ name, value }));
  return { ok: true, formId, email: reading.values.email, fields };
}

type FieldListValues = Record<string, string> & { email: string };

function readDeckRequest(body: unknown): Submission | Refusal {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse([{ message: 'The request must be an object with firstName, lastName, email and phone.' }]);
  }
  const entries = Object.entries<unknown>({ phone: '', ...body }).filter(([name]) => name !== 'context');
  const reading = readEntries(entries, deckSchema);
  if (!reading.ok) return reading;
  return { ok: true, formId: 'deck', email: reading.values.email, fields: deckFields(reading.values) };
}
