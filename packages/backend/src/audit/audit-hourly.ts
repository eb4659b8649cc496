import type { Queryable } from '../database/database.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

/** Records an event in the audit log that may occur every few seconds. */
export type AuditHourly = (entry: AuditEntry) => Promise<void>;

const hour = 60 * 60_000;

/**
 * Records the first of equal events, and the next one an hour or more later. Each server counts on its own. Keep the
 * numbers of actors and subjects small, because each combination stays in memory.
 */
export function createHourlyAudit(database: Queryable, now: () => Date): AuditHourly {
  const entered = new Map<string, number>();
  return async (entry) => {
    const at = now();
    const key = JSON.stringify([entry.actor, entry.action, entry.subject]);
    const before = entered.get(key);
    if (before !== undefined && before > at.getTime() - hour && before <= at.getTime()) return;
    await recordAudit(database, entry, at);
    entered.set(key, at.getTime());
  };
}
