import type { Logger } from 'pino';
import type { AppContext } from '../base/app-env.ts';
import { requireWaited } from '../base/rate-limit.ts';
import { sendLines } from '../base/send-lines.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

export interface Export {
  /** What the browser calls the file. */
  file: string;
  mediaType: string;
  /** What the audit log says before the first line leaves. */
  entry: Omit<AuditEntry, 'actor'>;
  lines: AsyncIterable<string>;
}

export interface Exports {
  /** @throws Problem 429 while as many are under way as this process sends at once. */
  send(context: AppContext, exported: Export): Promise<Response>;
}

/** Each may read on in the database at any moment, and keeps thousands of leads in memory while nobody takes them. */
const mostAtOnce = 4;
const retrySeconds = 20;

/** Sends staff whole tables, each noted in the audit log, and few at a time: forms and the desk share the database with them. */
export function createExports(database: Database, now: () => Date, log: Pick<Logger, 'error'>): Exports {
  let underWay = 0;

  async function* counted(lines: AsyncIterable<string>): AsyncGenerator<string> {
    try {
      yield* lines;
    } finally {
      underWay -= 1;
    }
  }

  return {
    async send(context, { file, mediaType, entry, lines }) {
      requireWaited(underWay < mostAtOnce ? 0 : retrySeconds, 'Other exports are under way.');
      context.header('Content-Type', mediaType);
      context.header('Content-Disposition', `attachment; filename="${file}"`);
      // Nobody would read, nor end, a body that is not sent.
      if (context.req.method === 'HEAD') return context.body(null);
      underWay += 1;
      try {
        await recordAudit(database, { actor: staffMemberOf(context).email, ...entry }, now());
      } catch (error) {
        underWay -= 1;
        throw error;
      }
      return sendLines(context, counted(lines), log);
    },
  };
}
