import type { Queryable } from '../database/database.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

/** Enters something in the audit log that may happen every few seconds. */
export type NoteHourly = (entry: AuditEntry) => Promise<void>;

const hour = 60 * 60_000;

/**
 * One entry covers an hour of the same: the first is entered, and the next one that comes an hour later. Each server
 * counts for itself. Actors and subjects are to be few.
 */
export function createHourlyNotes(database: Queryable, now: () => Date): NoteHourly {
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
