import { type leadsApi, mediaTypes, type NoticeChannel, refusalMessage } from '@sponsor/domain';
import type { Exports } from '../audit/exports.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AppContext } from '../base/app-env.ts';
import { refusal } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { SearchTimeoutError } from '../database/find-with-timeout.ts';
import { addNote, changeLead, changeLeads } from './change-lead.ts';
import { closeSubmissions, releaseSubmission } from './decide-submission.ts';
import { exportLeads } from './export-leads.ts';
import { countLeads, listLeads, newestLead } from './list-leads.ts';
import { listOwners } from './owners.ts';
import { readCampaigns } from './read-campaigns.ts';
import { readHistory } from './read-history.ts';
import { readOrigins } from './read-origins.ts';

export interface DeskDependencies {
  database: Database;
  /** The office's time zone, in which the filters' days begin. */
  timeZone: string;
  /** The channels that report released submissions. */
  channels: readonly NoticeChannel[];
  now: () => Date;
  /** Notifies the dispatcher of new work. */
  onReleased: () => void;
  exports: Exports;
}

export function leadHandlers(dependencies: DeskDependencies): Handlers<typeof leadsApi> {
  const { database, timeZone, channels, now, onReleased, exports } = dependencies;
  const actorOf = (context: AppContext) => ({ name: staffMemberOf(context).email, at: now() });

  return {
    list: ({ query }) => listLeads(database, timeZone, query).catch(refuseSlow),
    count: ({ query }) => countLeads(database, timeZone, query).catch(refuseSlow),
    newest: () => newestLead(database),
    campaigns: () => readCampaigns(database),
    owners: () => listOwners(database),
    origins: () => readOrigins(database, timeZone, now()),
    export({ params: { format }, query, context }) {
      const details = { format, filtered: Object.keys(context.req.query()).join(' ') };
      return exports.send(context, {
        file: `leads.${format}`,
        mediaType: format === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes.lines,
        entry: { action: 'leads exported', details },
        lines: exportLeads(database, timeZone, query, format),
      });
    },
    async changeSeveral({ body: { ids, ...change }, context }) {
      const results = await changeLeads(database, ids, change, actorOf(context));
      const refused = results.flatMap(({ id, result }) =>
        result.ok ? [] : [{ id, message: refusalMessage(result.refusal), ...result.refusal }],
      );
      return { changed: results.length - refused.length, refused };
    },
    async read({ params: { id }, context }) {
      const history = await readHistory(database, id);
      if (history === undefined) return undefined;
      const { name: actor, at } = actorOf(context);
      await recordAudit(database, { actor, action: 'lead read', subject: id }, at);
      return history;
    },
    async change({ params: { id }, body, context }) {
      const result = await changeLead(database, id, body, actorOf(context));
      if (result.ok) return { changed: true };
      if (result.refusal.code === 'unknown-lead') return undefined;
      throw refusal(409, result.refusal.code, { value: result.refusal.value });
    },
    async addNote({ params: { id }, body: { text }, context }) {
      return (await addNote(database, id, text, actorOf(context))) ? { noted: true } : undefined;
    },
    async closeSubmissions({ body: { ids, reason }, context }) {
      const closed = await closeSubmissions(database, ids, reason, actorOf(context));
      return closed === 0 ? undefined : { closed };
    },
    async releaseSubmission({ params: { id }, context }) {
      if (!(await releaseSubmission(database, id, channels, actorOf(context)))) return undefined;
      onReleased();
      return { released: true };
    },
  };
}

function refuseSlow(error: unknown): never {
  if (!(error instanceof SearchTimeoutError)) throw error;
  throw refusal(400, 'slow-filters');
}
