import { randomUUID } from 'node:crypto';
import { formIds, forms } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { isPlainForm, readJson, readPlainEntries } from '../base/body.ts';
import { isOwnOrigin } from '../base/origin.ts';
import { Problem } from '../base/problem.ts';
import type { RecordOutcome, RecordSubmission } from './record-submission.ts';

const formIdSchema = z.enum(formIds.filter((id) => forms[id].body === 'fields'));

/** Where the forms are posted, for limits that are counted a form. */
export const submissionPaths = formIdSchema.options.map((id) => `/api/forms/${id}/submissions`);

/** The forms of the site: the CRM's own JSON from a script, or a plain form post from a page without one. */
export function submissionRoutes(record: RecordSubmission, publicUrl: string | undefined): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/:formId/submissions', async (context) => {
    const formId = formIdSchema.safeParse(context.req.param('formId')).data;
    if (formId === undefined) throw new Problem(404, 'There is no form at this address.');
    if (isPlainForm(context)) {
      const read = forms[formId].readInputs(await readPlainEntries(context), searchOfPage(context, publicUrl));
      requireStored(await record(formId, read, randomUUID()));
      return context.redirect(`/received/${formId}`, 303);
    }
    const read = forms[formId].readBody(await readJson(context));
    requireStored(await record(formId, read, submissionIdOf(context)));
    return context.json({ inlineMessage: 'Thank you. We have received your details.' });
  });
}

/** The deck request, under the name by which its callers know it. */
export function deckRoutes(record: RecordSubmission): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/submit-hubspot-lead', async (context) => {
    if (isPlainForm(context)) {
      requireStored(await record('deck', forms.deck.readInputs(await readPlainEntries(context), ''), randomUUID()));
      return context.redirect('/received/deck', 303);
    }
    requireStored(await record('deck', forms.deck.readBody(await readJson(context)), submissionIdOf(context)));
    return context.json({ success: true });
  });
}

function requireStored(outcome: RecordOutcome): void {
  if (outcome.result === 'refused') {
    throw new Problem(400, outcome.refusal.message, { errors: outcome.refusal.errors });
  }
  if (outcome.result === 'failed') {
    throw new Problem(503, 'We could not save your details just now. Please try again in a minute.');
  }
}

/** The visitor's own id for the submission, so that a repeat after a lost answer is stored once. */
function submissionIdOf(context: AppContext): string {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return randomUUID();
  const id = z.uuid().safeParse(key).data;
  if (id === undefined) throw new Problem(400, 'The Idempotency-Key header must be a UUID.');
  return id.toLowerCase();
}

/** The query of the page that held the form: without a script, the only place its campaign values are. */
function searchOfPage(context: AppContext, publicUrl: string | undefined): string {
  const referer = context.req.header('referer') ?? '';
  return isOwnOrigin(context, referer, publicUrl) ? (URL.parse(referer)?.search ?? '') : '';
}
