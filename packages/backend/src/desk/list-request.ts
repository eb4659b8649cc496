import { fieldLimits } from '@sponsor/domain';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import type { LeadListing, LeadPlace, LeadSelection } from './list-leads.ts';

const line = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const unreadable = 'This filter of the list cannot be read.';
/** The database knows no year 0. */
const day = z.iso.date().refine((text) => text >= '1900', unreadable);

/** What the indexes of the leads find. */
const shortestWord = 3;

const searchSchema = line(200).transform((text, context) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.every((word) => word.length >= shortestWord)) return words;
  context.addIssue({ code: 'custom', message: `Please type at least ${shortestWord} letters of each word.` });
  return z.NEVER;
});

const selectionShape = {
  search: searchSchema.default([]),
  status: line(100).optional(),
  form: line(100).optional(),
  campaign: line(fieldLimits.campaign).optional(),
  owner: line(fieldLimits.email).optional(),
  from: day.optional(),
  to: day.optional(),
};

export const selectionSchema = z.strictObject(selectionShape);

export const listingSchema = z.strictObject({
  ...selectionShape,
  sort: z.enum(['created', '-created', 'email', '-email']).default('-created'),
  after: line(1000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Reads which leads are wanted. An unknown name is refused, since it would seem to filter. */
export function readSelection(query: Record<string, string>): LeadSelection {
  const { search: words, ...selection } = parse(selectionSchema, query);
  return { words, ...withoutAbsent(selection) };
}

/** The same with the order, and the place where the page begins. */
export function readListing(query: Record<string, string>): LeadListing {
  const { search: words, sort, after, limit, ...selection } = parse(listingSchema, query);
  const by = sort.endsWith('email') ? 'email' : 'created';
  return {
    words,
    ...withoutAbsent(selection),
    sort: { by, direction: sort.startsWith('-') ? 'desc' : 'asc' },
    ...(after !== undefined && { after: readPlace(after, by) }),
    limit,
  };
}

type Present<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };

function withoutAbsent<Shape extends object>(shape: Shape): Present<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is undefined has just been taken out
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Present<Shape>;
}

const id = z.uuid();

function readPlace(text: string, by: 'created' | 'email'): LeadPlace {
  const value = by === 'email' ? line(fieldLimits.email) : z.iso.datetime();
  const place = z.tuple([value, id]).safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!place.success) throw new Problem(400, 'This page of the list does not exist.');
  return { value: place.data[0], id: place.data[1] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message = issue?.code === 'custom' ? issue.message : unreadable;
  throw new Problem(400, message, { errors: [{ field: String(issue?.path[0] ?? ''), message }] });
}
