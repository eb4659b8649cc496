import { deskLimits, fieldLimits } from '@sponsor/domain';
import { z } from 'zod';
import { line } from '../base/line.ts';
import { readCursor } from '../base/list-cursor.ts';
import { Problem } from '../base/problem.ts';
import type { LeadSelection } from './lead-conditions.ts';
import { type LeadSort, leadOrders } from './lead-orders.ts';
import type { LeadListing } from './list-leads.ts';

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

const idsSchema = line(8000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(deskLimits.selection));

const selectionShape = {
  /** With commas between them. */
  ids: idsSchema.optional(),
  search: searchSchema.default([]),
  status: line(100).optional(),
  form: line(100).optional(),
  campaign: line(fieldLimits.campaign).optional(),
  owner: line(fieldLimits.email).optional(),
  from: day.optional(),
  to: day.optional(),
  due: day.optional(),
};

const orderNames = ['created', 'email', 'status', 'contacted'] as const satisfies readonly LeadSort['by'][];
/** With a minus, the last first. */
const sortNames = orderNames.flatMap((name) => [name, `-${name}`] as const);

export const selectionSchema = z.strictObject(selectionShape);

export const listingSchema = z.strictObject({
  ...selectionShape,
  sort: z.enum(sortNames).default('-created'),
  after: line(1000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Reads which leads are wanted. An unknown name is refused, since it would seem to filter. */
export function readSelection(query: Record<string, string>): LeadSelection {
  const { search: words, ...selection } = parse(selectionSchema, query);
  return { words, ...withoutAbsent(selection) };
}

/** The same with the order, and the cursor after which the page begins. */
export function readListing(query: Record<string, string>): LeadListing {
  const { search: words, sort, after, limit, ...selection } = parse(listingSchema, query);
  const by = orderNames.find((name) => sort.endsWith(name)) ?? 'created';
  return {
    words,
    ...withoutAbsent(selection),
    sort: { by, direction: sort.startsWith('-') ? 'desc' : 'asc' },
    ...(after !== undefined && { after: readCursor(after, leadOrders[by].value) }),
    limit,
  };
}

type Present<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> };

function withoutAbsent<Shape extends object>(shape: Shape): Present<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is undefined has just been taken out
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Present<Shape>;
}

function parse<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message = issue?.code === 'custom' ? issue.message : unreadable;
  throw new Problem(400, message, { errors: [{ field: String(issue?.path[0] ?? ''), message }] });
}
