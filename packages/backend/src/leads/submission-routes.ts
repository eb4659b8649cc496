import { randomUUID } from 'node:crypto';
import { readPlainForm, readSubmission } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { isPlainForm, readJson, readPlainEntries } from '../base/body.ts';
import { isOwnOrigin } from '../base/origin.ts';
import { Problem } from '../base/problem.ts';
import type { RecordSubmission } from './record-submission.ts';
import { submissionIdOf } from './submission-id.ts';

export const formIdSchema = z.enum(['contact', 'sign-up', 'webinar-reg-a', 'webinar-reg-d']);

/** The forms of the site: the CRM's own JSON from a script, or a plain form post from a page without one. */
export function submissionRoutes(record: RecordSubmission, publicUrl: string | undefined): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/:formId/submissions', async (context) => {
    const formId = formIdSchema.safeParse(context.req.param('formId')).data;
    if (formId === undefined) throw new Problem(404, 'There is no form at this address.');
    if (isPlainForm(context)) {
      const read = readPlainForm(formId, await readPlainEntries(context), searchOfPage(context, publicUrl));
      await record(formId, read, randomUUID());
      return context.redirect(`/received/${formId}`, 303);
    }
    const read = readSubmission(formId, await readJson(context));
    await record(formId, read, submissionIdOf(context));
    return context.json({ inlineMessage: 'Thank you. We have received your details.' });
  });
}

/** The query of the page that held the form: without a script, the only place its campaign values are. */
function searchOfPage(context: AppContext, publicUrl: string | undefined): string {
  const referer = context.req.header('referer') ?? '';
  return isOwnOrigin(context, referer, publicUrl) ? (URL.parse(referer)?.search ?? '') : '';
}
