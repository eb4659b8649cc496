import type * as z from 'zod/mini';
import { type FieldError, type Refusal, refuse } from './submission.ts';

export type EntriesSchema<Values> = z.ZodMiniType<Values> & { shape: object };

/** Validates names and values against a form's schema; each name must belong to the form and occur once. */
export function readEntries<Values>(
  entries: Iterable<readonly [string, unknown]>,
  schema: EntriesSchema<Values>,
): { ok: true; values: Values } | Refusal {
  const errors: FieldError[] = [];
  const record = new Map<string, unknown>();
  let foreign = false;
  for (const [name, value] of entries) {
    if (!Object.hasOwn(schema.shape, name)) foreign = true;
    else record.set(name, record.has(name) ? [record.get(name), value] : value);
  }
  if (foreign) errors.push({ message: 'The form contains a field that does not belong to it.' });

  const parsed = schema.safeParse(Object.fromEntries(record));
  if (parsed.success && errors.length === 0) return { ok: true, values: parsed.data };
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0]);
    if (!errors.some((error) => error.field === field)) errors.push({ field, message });
  }
  return refuse(errors);
}
