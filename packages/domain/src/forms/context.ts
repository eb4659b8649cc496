import * as z from 'zod/mini';
import { campaignNames, clickIdNames, contextLimits } from './context-names.ts';
import { unstorableInLine } from './storable-line.ts';
import { fieldLimits, unstorableInParagraphs } from './text.ts';

/** A previous visit's origin: none of it is passed on to the CRM. */
export type Touch = z.infer<ReturnType<typeof touchSchema>>;

/**
 * The context that may accompany the fields of a form and is stored with the submission, for our own records only. All
 * of it is optional: a submission without it is just as valid.
 */
export type SubmissionContext = z.infer<ReturnType<typeof submissionContextSchema>>;

export function submissionContextSchema() {
  return z.strictObject({
    submissionId: z.exactOptional(z.uuid('must be a UUID')),
    /** The path of the page that contained the form. */
    page: z.exactOptional(path()),
    /** The version of that page; stored if the server knows it. */
    pageVersion: z.exactOptional(inLine(contextLimits.value)),
    /** From the opening of the page to the submission. A very small value may be a program's, or a quick person's. */
    elapsedMs: z.exactOptional(z.int().check(z.gte(0), z.lte(contextLimits.elapsedMs))),
    /** The content of a field that people do not see. */
    honeypot: z.exactOptional(paragraph(fieldLimits.message)),
    consent: z.exactOptional(consentSchema()),
    firstTouch: z.exactOptional(touchSchema()),
    lastTouch: z.exactOptional(touchSchema()),
  });
}

/** The same as stored. */
export type KeptContext = z.infer<ReturnType<typeof keptContextSchema>>;

export function keptContextSchema() {
  return z.extend(submissionContextSchema(), {
    /**
     * The parts that were left out, wholly or in part, because they could not be read; `context` if it was no object.
     */
    unreadable: z.exactOptional(z.array(z.string())),
    /** The source of the sentence in `consent`: the page in that version, or only the browser. */
    agreementFrom: z.exactOptional(z.enum(['page', 'browser'])),
  });
}

/** The visitor's agreement, and whether the visit may be measured. */
function consentSchema() {
  return z.strictObject({
    /** The sentence under the form, with the addresses of its links. */
    agreement: z.exactOptional(paragraph(contextLimits.agreement)),
    /** Whether the visit was measured: `default` until the visitor has chosen. */
    tracking: z.exactOptional(z.enum(['default', 'allowed', 'refused'])),
    /** The time of that choice. */
    chosenAt: z.exactOptional(timestamp()),
    /** The browser sent Global Privacy Control. */
    globalPrivacyControl: z.exactOptional(z.boolean()),
  });
}

function touchSchema() {
  return z.strictObject({
    at: z.exactOptional(timestamp()),
    /** The path of the first page of the visit. */
    landingPage: z.exactOptional(path()),
    /** The address of the referring page, without its query. */
    referrer: z.exactOptional(inLine(contextLimits.address)),
    campaign: z.exactOptional(named(campaignNames)),
    clickIds: z.exactOptional(named(clickIdNames)),
  });
}

function named<Name extends string>(names: readonly Name[]) {
  return z.partialRecord(z.enum(names), inLine(contextLimits.value));
}

function inLine(limit: number) {
  return storable(limit, unstorableInLine);
}

function paragraph(limit: number) {
  return storable(limit, unstorableInParagraphs);
}

function path() {
  return inLine(contextLimits.address).check(z.startsWith('/', 'must begin with a slash'));
}

function storable(limit: number, unstorable: RegExp) {
  return z.string('must be text').check(
    z.maxLength(limit, `must be at most ${limit} characters`),
    z.refine((value) => !unstorable.test(value), 'contains a character that cannot be stored'),
  );
}

function timestamp() {
  return z.iso.datetime('must be a time in UTC, as 2026-03-01T15:00:00Z');
}

/**
 * Returns whether a program gave itself away: such a submission is stored, and not passed on until staff release it.
 */
export function isSpam({ honeypot = '' }: SubmissionContext): boolean {
  return honeypot.trim() !== '';
}
