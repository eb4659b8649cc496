import { randomUUID } from 'node:crypto';
import { readPlainForm, readSubmission } from '@sponsor/domain';
import { Hono } from 'hono';
import type { AppEnv } from '../base/app-env.ts';
import { isPlainForm, readJson, readPlainEntries } from '../base/body.ts';
import type { RecordSubmission } from './record-submission.ts';
import { submissionIdOf } from './submission-id.ts';

/** The deck request, under the name by which its callers know it. */
export function deckRoutes(record: RecordSubmission): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/submit-hubspot-lead', async (context) => {
    if (isPlainForm(context)) {
      await record('deck', readPlainForm('deck', await readPlainEntries(context), ''), randomUUID());
      return context.redirect('/received/deck', 303);
    }
    await record('deck', readSubmission('deck', await readJson(context)), submissionIdOf(context));
    return context.json({ success: true });
  });
}
