import { deskLimits, fieldLimits } from '@sponsor/domain';
import { z } from 'zod';

// What staff send to change a lead.

const paragraphs = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u);
const line = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const blankAsNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.nullable().transform((text) => text || null);

const changeShape = {
  status: line(100).min(1).optional(),
  reason: line(deskLimits.reason).optional(),
};
export const changeSchema = z.strictObject({
  ...changeShape,
  contactedAt: z.iso
    .datetime()
    .refine((text) => text >= '1900')
    .optional(),
  owner: blankAsNull(line(fieldLimits.email)).optional(),
  nextAction: blankAsNull(line(deskLimits.nextAction)).optional(),
  nextActionOn: z.iso
    .date()
    .refine((text) => text >= '1900')
    .nullable()
    .optional(),
});
export const bulkSchema = z.strictObject({ ...changeShape, ids: z.array(z.uuid()).min(1).max(200) });
export const noteSchema = z.strictObject({ text: paragraphs(deskLimits.note).min(1) });
export const emailSchema = z.strictObject({ email: line(fieldLimits.email).min(1) });
export const erasureSchema = z.strictObject({ reason: line(deskLimits.reason).min(1) });
export const holdSchema = z.strictObject({ held: z.boolean(), reason: line(deskLimits.reason).min(1) });
