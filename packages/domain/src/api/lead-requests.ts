import * as z from 'zod/mini';
import { deskLimits } from '../desk.ts';
import { fieldLimits } from '../forms/text.ts';
import { day, line, moment, typedLine } from './fields.ts';

// What is asked of the leads, and what is to be set of one.

/** The letters of the shortest word that the indexes of the leads find. */
const shortestWord = 3;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

const selectionShape = {
  /** With commas between them. */
  ids: z.exactOptional(
    z.pipe(
      z.pipe(
        line(8000),
        z.transform((text) => text.split(',')),
      ),
      z.array(z.uuid()).check(z.maxLength(deskLimits.selection)),
    ),
  ),
  /** Words of three letters or more, in small letters: all of them are in the address or the name. */
  search: z.prefault(
    z.pipe(
      line(200).check(
        z.refine(
          (text) => wordsOf(text).every((word) => word.length >= shortestWord),
          `Please type at least ${shortestWord} letters of each word.`,
        ),
      ),
      z.transform(wordsOf),
    ),
    '',
  ),
  status: z.exactOptional(line(100)),
  form: z.exactOptional(line(100)),
  campaign: z.exactOptional(line(fieldLimits.campaign)),
  /** Empty for nobody's. */
  owner: z.exactOptional(line(fieldLimits.email)),
  /** The first and the last day on which they came, as days of the office. */
  from: z.exactOptional(day),
  to: z.exactOptional(day),
  /** With a next action that is due on this day or before. */
  due: z.exactOptional(day),
};

// An unknown name is refused, since it would seem to filter.
export const selectionSchema = z.strictObject(selectionShape);
export type LeadSelection = z.output<typeof selectionSchema>;

const orderNames = ['created', 'email', 'status', 'contacted'] as const;

/** The order of a list of leads. */
export interface LeadSort {
  by: (typeof orderNames)[number];
  direction: 'asc' | 'desc';
}

export const listingSchema = z.strictObject({
  ...selectionShape,
  /** With a minus, the last first. */
  sort: z.prefault(
    z.pipe(
      z.enum(orderNames.flatMap((name) => [name, `-${name}`] as const)),
      z.transform(
        (name): LeadSort => ({
          by: orderNames.find((order) => name.endsWith(order)) ?? 'created',
          direction: name.startsWith('-') ? 'desc' : 'asc',
        }),
      ),
    ),
    '-created',
  ),
  /** The `next` of the page before. */
  after: z.exactOptional(line(1000)),
  limit: z.prefault(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(200)), 50),
});
export type LeadListing = z.output<typeof listingSchema>;

const blankAsNull = <Field extends z.ZodMiniType<string>>(field: Field) =>
  z.pipe(
    z.nullable(field),
    z.transform((text) => text || null),
  );

export const changeShape = {
  status: z.exactOptional(typedLine(100).check(z.minLength(1))),
  /** Why; needed to contact somebody again who asked not to be. */
  reason: z.exactOptional(typedLine(deskLimits.reason)),
  /** The address of a colleague; empty or null for nobody. */
  owner: z.exactOptional(blankAsNull(typedLine(fieldLimits.email))),
};

export const changeSchema = z.strictObject({
  ...changeShape,
  /** Another name or telephone number, which staff accept. */
  name: z.exactOptional(typedLine(2 * fieldLimits.name + 1).check(z.minLength(1))),
  phone: z.exactOptional(typedLine(fieldLimits.phone).check(z.minLength(1))),
  /** When the person was contacted, where that was not now. */
  contactedAt: z.exactOptional(moment),
  nextAction: z.exactOptional(blankAsNull(typedLine(deskLimits.nextAction))),
  /** Null for none. */
  nextActionOn: z.exactOptional(z.nullable(day)),
});

/** What is to be set of a lead. What is left out stays as it is, whatever a colleague has made of it meanwhile. */
export type LeadChange = z.input<typeof changeSchema>;

/** The same as the server has read it: without blanks around texts, and null for what is to be empty. */
export type ReadLeadChange = z.output<typeof changeSchema>;
