import { randomUUID } from 'node:crypto';
import {
  contextLimits,
  createForms,
  type Form,
  type FormId,
  formIds,
  type Refusal,
  type SiteFacts,
  type Submission,
} from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { isPlainForm, readJson, readPlainEntries } from '../base/body.ts';
import { isOwnOrigin } from '../base/origin.ts';
import { Problem } from '../base/problem.ts';
import type { RecordOutcome, RecordSubmission } from './record-submission.ts';

export interface SubmissionDependencies {
  record: RecordSubmission;
  facts: SiteFacts;
  publicUrl?: string;
  /** Whether the page at this path was ever shown in this version. */
  hadVersion: (path: string, version: string) => Promise<boolean>;
}

const deck = 'deck' satisfies FormId;

/** Where the forms are posted, for limits that are counted a form. */
export const submissionPaths = formIds.filter((id) => id !== deck).map((id) => `/api/forms/${id}/submissions`);

/** The forms of the site: the CRM's own JSON from a script, or a plain form post from a page without one. */
export function submissionRoutes(dependencies: SubmissionDependencies): Hono<AppEnv> {
  const { record, facts } = dependencies;
  const forms = createForms(facts.campaigns);
  const formIdSchema = z.enum(facts.forms.filter((id) => id !== deck));
  return new Hono<AppEnv>().post('/:formId/submissions', async (context) => {
    const formId = formIdSchema.safeParse(context.req.param('formId')).data;
    if (formId === undefined) throw new Problem(404, noForm);
    const read = await readForm(context, forms[formId], dependencies);
    requireStored(await record(formId, read, submissionIdOf(context, read)));
    if (isPlainForm(context)) return context.redirect(`/received/${formId}`, 303);
    return context.json({ inlineMessage: 'Thank you. We have received your details.' });
  });
}

/** The deck request, under the name by which its callers know it. */
export function deckRoutes(dependencies: SubmissionDependencies): Hono<AppEnv> {
  const { record, facts } = dependencies;
  const form = createForms(facts.campaigns)[deck];
  return new Hono<AppEnv>().post('/submit-hubspot-lead', async (context) => {
    if (!facts.forms.includes(deck)) throw new Problem(404, noForm);
    const read = await readForm(context, form, dependencies);
    requireStored(await record(deck, read, submissionIdOf(context, read)));
    if (isPlainForm(context)) return context.redirect(`/received/${deck}`, 303);
    return context.json({ success: true });
  });
}

/**
 * Without a script, the page that held the form is known from the `Referer` alone: its query is the only place where the
 * campaign values are.
 */
async function readForm(
  context: AppContext,
  form: Form,
  { publicUrl, hadVersion }: SubmissionDependencies,
): Promise<Submission | Refusal> {
  const referer = pageOf(context, publicUrl);
  const read = isPlainForm(context)
    ? form.readInputs(await readPlainEntries(context), referer?.search ?? '')
    : form.readBody(await readJson(context));
  if (!read.ok) return read;
  const { pageVersion, ...beside } = read.context;
  const page = beside.page ?? referer?.pathname.slice(0, contextLimits.address);
  const known = page !== undefined && pageVersion !== undefined && (await hadVersion(page, pageVersion));
  return { ...read, context: { ...(page !== undefined && { page }), ...beside, ...(known && { pageVersion }) } };
}

function pageOf(context: AppContext, publicUrl: string | undefined): URL | undefined {
  const referer = context.req.header('referer') ?? '';
  return isOwnOrigin(context, referer, publicUrl) ? (URL.parse(referer) ?? undefined) : undefined;
}

const noForm = 'There is no form at this address.';

function requireStored(outcome: RecordOutcome): void {
  if (outcome.result === 'refused') {
    throw new Problem(400, outcome.refusal.message, { errors: outcome.refusal.errors });
  }
  if (outcome.result === 'failed') {
    throw new Problem(503, 'We could not save your details just now. Please try again in a minute.');
  }
}

/** The visitor's own id for the submission, so that a repeat after a lost answer is stored once. */
function submissionIdOf(context: AppContext, read: Submission | Refusal): string {
  const key = context.req.header('idempotency-key') ?? (read.ok ? read.context.submissionId : undefined);
  if (key === undefined) return randomUUID();
  const id = z.uuid().safeParse(key).data;
  if (id === undefined) throw new Problem(400, 'The Idempotency-Key header must be a UUID.');
  return id.toLowerCase();
}
