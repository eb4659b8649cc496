import { z } from 'zod';
import type { Claim } from './claim.ts';

const words = z.string().regex(/\S/, 'must say something');
const sentence = z.string().regex(/^[A-Z]\S*(?: \S+){2,}\.$/, 'must be a sentence');
const note = z.int().positive();

const statement = {
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be words with hyphens between them'),
  text: words,
  figure: words.exactOptional(),
  notes: z
    .tuple([note], note)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'must name each note once')
    .readonly(),
  asOf: z.iso.date().exactOptional(),
  sample: z.literal(true).exactOptional(),
};

/** Validates a claim for display. For tests: content is typed, and pages rely on it. */
export const claimSchema: z.ZodType<Claim> = z.discriminatedUnion('kind', [
  z.strictObject({ ...statement, kind: z.literal('fact') }),
  z.strictObject({ ...statement, kind: z.literal('term') }),
  z.strictObject({ ...statement, kind: z.literal('target'), risk: sentence.min(20), paid: sentence }),
]);
