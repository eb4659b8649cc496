import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import type { Queryable } from '../database/database.ts';
import { programs, recordAudit } from './record-audit.ts';

/** What each list is called in the log, by its route. */
export type ReadLists = Readonly<Record<string, string>>;

const hour = 60 * 60_000;

/**
 * Enters in the audit log who read which list. Screens read theirs every few seconds, so an entry stands for an hour: the
 * first read is entered, and the next one that comes an hour later. Each server counts for itself. Routes must be added after
 * this.
 */
export function noteReads(app: Hono<AppEnv>, lists: ReadLists, database: Queryable, now: () => Date): void {
  const entered = new Map<string, number>();

  async function note(actor: string, list: string): Promise<void> {
    const at = now();
    const key = `${actor} ${list}`;
    const before = entered.get(key);
    if (before !== undefined && before > at.getTime() - hour && before <= at.getTime()) return;
    await recordAudit(database, { actor, action: 'list read', subject: list }, at);
    entered.set(key, at.getTime());
  }

  for (const [route, list] of Object.entries(lists)) {
    const [method = '', path = ''] = route.split(' ');
    app.on(method, path, async (context, next) => {
      await next();
      // Nobody is handed a list of which there is no entry.
      if (context.res.ok) await note(readerOf(context), list);
    });
  }
}

function readerOf(context: AppContext): string {
  return context.get('staffMember')?.email ?? programs.key;
}
