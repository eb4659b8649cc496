import type { NoticeChannel } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Exports } from '../audit/exports.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { mediaTypes } from '../base/media-types.ts';
import { Problem } from '../base/problem.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { TooSlowError } from '../database/find-in-time.ts';
import { type ChangeOutcome, changeLead, changeLeads, noteOnLead } from './change-lead.ts';
import { closeSubmissions, releaseSubmission } from './decide-submission.ts';
import {
  bulkSchema,
  changeSchema,
  leadIdOf,
  noSuchLead,
  noteSchema,
  readChange,
  submissionClosingSchema,
} from './desk-requests.ts';
import { exportLeads } from './export-leads.ts';
import { countLeads, listLeads, newestLead } from './list-leads.ts';
import { readListing, readSelection } from './list-request.ts';
import { listOwners } from './owners.ts';
import { readCampaigns } from './read-campaigns.ts';
import { readHistory } from './read-history.ts';
import { readOrigins } from './read-origins.ts';

export interface DeskDependencies {
  database: Database;
  /** Of the office, whose days the filters mean. */
  timeZone: string;
  /** Those on which news of what is released is told. */
  channels: readonly NoticeChannel[];
  now: () => Date;
  /** Tells the delivery that there is work. */
  onReleased: () => void;
  exports: Exports;
}

/** The leads as the desk works with them: found, read, changed, counted, exported. */
export function deskRoutes({ database, timeZone, channels, now, onReleased, exports }: DeskDependencies): Hono<AppEnv> {
  const doerOf = (context: AppContext) => ({ actor: staffMemberOf(context).email, at: now() });

  return new Hono<AppEnv>()
    .get('/leads', async (context) =>
      context.json(await listLeads(database, timeZone, readListing(context.req.query())).catch(refuseSlow)),
    )
    .get('/leads/count', async (context) =>
      context.json(await countLeads(database, timeZone, readSelection(context.req.query())).catch(refuseSlow)),
    )
    .get('/leads/newest', async (context) => context.json(await newestLead(database)))
    .get('/campaigns', async (context) => context.json(await readCampaigns(database)))
    .get('/staff/owners', async (context) => context.json(await listOwners(database)))
    .get('/origins', async (context) => context.json(await readOrigins(database, timeZone, now())))
    .get('/leads/export/:format', async (context) => {
      const format = z.enum(['csv', 'ndjson']).safeParse(context.req.param('format')).data;
      if (format === undefined) throw new Problem(404, 'Leads are exported as csv or ndjson.');
      const selection = readSelection(context.req.query());
      const details = { format, filtered: Object.keys(context.req.query()).join(' ') };
      return exports.send(context, {
        file: `leads.${format}`,
        mediaType: format === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes.lines,
        entry: { action: 'leads exported', details },
        lines: exportLeads(database, timeZone, selection, format),
      });
    })
    .post('/leads/change', async (context) => {
      const { ids, ...change } = readChange(bulkSchema, await readJson(context));
      const doer = doerOf(context);
      const outcomes = await changeLeads(database, ids, change, doer);
      return context.json({
        changed: outcomes.filter(({ outcome }) => outcome.result === 'changed').length,
        refused: outcomes.flatMap(({ id, outcome }) =>
          outcome.result === 'changed' ? [] : [{ id, message: reasonOf(outcome) }],
        ),
      });
    })
    .get('/leads/:id', async (context) => {
      const id = leadIdOf(context);
      const history = await readHistory(database, id);
      if (history === undefined) throw noSuchLead();
      const { actor, at } = doerOf(context);
      await recordAudit(database, { actor, action: 'lead read', subject: id }, at);
      return context.json(history);
    })
    .patch('/leads/:id', async (context) => {
      const change = readChange(changeSchema, await readJson(context));
      const outcome = await changeLead(database, leadIdOf(context), change, doerOf(context));
      if (outcome.result === 'unknown') throw noSuchLead();
      if (outcome.result === 'refused') throw new Problem(409, outcome.message);
      return context.json({ changed: true });
    })
    .post('/leads/:id/notes', async (context) => {
      const { text } = readChange(noteSchema, await readJson(context));
      if (!(await noteOnLead(database, leadIdOf(context), text, doerOf(context)))) throw noSuchLead();
      return context.json({ noted: true }, 201);
    })
    .post('/submissions/close', async (context) => {
      const { ids, reason } = readChange(submissionClosingSchema, await readJson(context));
      const closed = await closeSubmissions(database, ids, reason, doerOf(context));
      if (closed === 0) throw new Problem(404, 'None of these submissions has failed or is held back.');
      return context.json({ closed });
    })
    .post('/submissions/:id/release', async (context) => {
      const released = await releaseSubmission(database, leadIdOf(context), channels, doerOf(context));
      if (!released) throw new Problem(404, 'This submission is not held back.');
      onReleased();
      return context.json({ released: true });
    });
}

function refuseSlow(error: unknown): never {
  if (!(error instanceof TooSlowError)) throw error;
  throw new Problem(400, 'These filters take too long over so many leads. Please choose the days on which they came.');
}

function reasonOf(outcome: Exclude<ChangeOutcome, { result: 'changed' }>): string {
  return outcome.result === 'refused' ? outcome.message : noSuchLead().message;
}
