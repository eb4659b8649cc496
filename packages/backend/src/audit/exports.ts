import type { Logger } from 'pino';
import type { AppContext } from '../base/app-env.ts';
import { retryLater } from '../base/problem.ts';
import { sendLines } from '../base/send-lines.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

export interface Export {
  /** The file name for the browser. */
  file: string;
  mediaType: string;
  /** The audit entry, written before the first line is sent. */
  entry: Omit<AuditEntry, 'actor'>;
  lines: AsyncIterable<string>;
}

export interface Exports {
  /** @throws Problem 429 while this process is already sending as many exports as it may. */
  send(context: AppContext, exported: Export): Promise<Response>;
}

/** Each export reads the database in steps, and buffers up to a thousand leads while its client does not read. */
const maxConcurrent = 4;
const retrySeconds = 20;

/** Sends whole tables to staff, each with an audit entry, and few at a time because they share the database with the forms. */
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
      if (underWay >= maxConcurrent) throw retryLater('exports-in-progress', retrySeconds);
      context.header('Content-Type', mediaType);
      context.header('Content-Disposition', `attachment; filename="${file}"`);
      // A body that is not sent would never be read or ended.
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
