import * as z from 'zod/mini';
import { deskLimits } from '../desk.ts';
import { fieldLimits } from '../forms/text.ts';
import { day, line, refusedAs, timestamp, typedLine } from './fields.ts';

// Requests for leads, and changes of one.

/** The minimum length of a search word: the indexes of the leads cannot find shorter ones. */
export const minWordLength = 3;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

const selectionShape = {
  /** Separated by commas. */
  ids: z.exactOptional(
    z.pipe(
      z.pipe(
        line(8000),
        z.transform((text) => text.split(',')),
      ),
      z.array(z.uuid()).check(z.maxLength(deskLimits.selection)),
    ),
  ),
  /** Lowercase words of three letters or more, each of which the address or the name must contain. */
  search: z.prefault(
    z.pipe(
      line(200).check(
        z.refine(
          (text) => wordsOf(text).every((word) => word.length >= minWordLength),
          refusedAs('search-word-too-short'),
        ),
      ),
      z.transform(wordsOf),
    ),
    '',
  ),
  status: z.exactOptional(line(100)),
  form: z.exactOptional(line(100)),
  campaign: z.exactOptional(line(fieldLimits.campaign)),
  /** Empty for leads without an owner. */
  owner: z.exactOptional(line(fieldLimits.email)),
  /** The first and the last day of arrival, in the office's time zone. */
  from: z.exactOptional(day),
  to: z.exactOptional(day),
  /** With a next action due on this day or before. */
  due: z.exactOptional(day),
};

// Refuse unknown names: ignoring one would look like a filter.
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
  /** A leading minus sorts in descending order. */
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
  /** The `next` of the previous page. */
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
  /** The reason; required to contact a person again who asked not to be contacted. */
  reason: z.exactOptional(typedLine(deskLimits.reason)),
  /** The address of a colleague; empty or null for no owner. */
  owner: z.exactOptional(blankAsNull(typedLine(fieldLimits.email))),
};

export const changeSchema = z.strictObject({
  ...changeShape,
  /** Another name or phone number, which staff accept. */
  name: z.exactOptional(typedLine(2 * fieldLimits.name + 1).check(z.minLength(1))),
  phone: z.exactOptional(typedLine(fieldLimits.phone).check(z.minLength(1))),
  /** The time of the contact, if it is not now. */
  contactedAt: z.exactOptional(timestamp),
  nextAction: z.exactOptional(blankAsNull(typedLine(deskLimits.nextAction))),
  /** Null for none. */
  nextActionOn: z.exactOptional(z.nullable(day)),
});

/** A change of a lead. Omitted fields keep their values, whatever a colleague has changed in the meantime. */
export type LeadChange = z.input<typeof changeSchema>;

/** A change as the server has parsed it: texts trimmed, and null for cleared values. */
export type ReadLeadChange = z.output<typeof changeSchema>;
