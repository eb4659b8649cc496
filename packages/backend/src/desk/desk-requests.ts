import { deliveriesPerRead, deskLimits, fieldLimits, privacyOutcomes, privacyRequestKinds } from '@sponsor/domain';
import { z } from 'zod';
import type { AppContext } from '../base/app-env.ts';
import { oneLine } from '../base/line.ts';
import { Problem } from '../base/problem.ts';

// What staff send to change a lead, and how it is read.

const paragraphs = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u);
const line = (limit: number) => z.string().trim().max(limit).regex(oneLine);
const blankAsNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.nullable().transform((text) => text || null);

const changeShape = {
  status: line(100).min(1).optional(),
  reason: line(deskLimits.reason).optional(),
  owner: blankAsNull(line(fieldLimits.email)).optional(),
};
export const changeSchema = z.strictObject({
  ...changeShape,
  name: line(2 * fieldLimits.name + 1)
    .min(1)
    .optional(),
  phone: line(fieldLimits.phone).min(1).optional(),
  contactedAt: z.iso
    .datetime()
    .refine((text) => text >= '1900')
    .optional(),
  nextAction: blankAsNull(line(deskLimits.nextAction)).optional(),
  nextActionOn: z.iso
    .date()
    .refine((text) => text >= '1900')
    .nullable()
    .optional(),
});
export const bulkSchema = z.strictObject({ ...changeShape, ids: z.array(z.uuid()).min(1).max(deskLimits.selection) });
export const noteSchema = z.strictObject({ text: paragraphs(deskLimits.note).min(1) });
export const emailSchema = z.strictObject({ email: line(fieldLimits.email).min(1) });
export const erasureSchema = z.strictObject({ reason: line(deskLimits.reason).min(1) });
export const holdSchema = z.strictObject({ held: z.boolean(), reason: line(deskLimits.reason).min(1) });
export const submissionClosingSchema = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(deliveriesPerRead),
  reason: line(deskLimits.reason).min(1),
});
export const privacyRequestBody = z.strictObject({
  leadId: z.uuid(),
  kind: z.enum(privacyRequestKinds),
  receivedOn: z.iso.date().refine((text) => text >= '2000'),
});
export const closingSchema = z.strictObject({
  outcome: z.enum(privacyOutcomes),
  reason: line(deskLimits.reason).min(1),
});

/** @throws Problem 400 that names the fields. */
export function readChange<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new Problem(400, 'This change cannot be read.', { errors });
}

/** @throws Problem 404 for what is no id. */
export function leadIdOf(context: AppContext): string {
  const id = z.uuid().safeParse(context.req.param('id')).data;
  if (id === undefined) throw noSuchLead();
  return id;
}

export function noSuchLead(): Problem {
  return new Problem(404, 'There is no such lead any more.');
}
