import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import type { AuditHead } from './audit-head.ts';

export type AuditVerdict =
  | { whole: true; head: AuditHead }
  /** `brokenAt` is the first entry that is missing or does not follow from the ones before it. */
  | { whole: false; brokenAt: number };

interface ChainedRow {
  entry: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  details: string;
  hash: string;
}

const rowsPerRead = 1000;

/**
 * Recomputes every hash in the audit log. Only heads recorded earlier and stored elsewhere can show that the log was
 * truncated or rewritten as a whole.
 */
export async function verifyAudit(database: Queryable, noted: readonly AuditHead[] = []): Promise<AuditVerdict> {
  let head: AuditHead = { entry: 0, hash: '' };
  for (;;) {
    const rows = await readRows(database, head.entry);
    for (const row of rows) {
      const isNext = row.entry === head.entry + 1 && row.hash === hashOf(head.hash, row);
      const isAsNoted = noted.every(({ entry, hash }) => row.entry !== entry || row.hash === hash);
      if (!isNext || !isAsNoted) return { whole: false, brokenAt: head.entry + 1 };
      head = { entry: row.entry, hash: row.hash };
    }
    if (rows.length < rowsPerRead) break;
  }
  if (noted.some(({ entry }) => head.entry < entry)) return { whole: false, brokenAt: head.entry + 1 };
  return { whole: true, head };
}

async function readRows(database: Queryable, after: number): Promise<ChainedRow[]> {
  const { rows } = await database.query<ChainedRow>(
    `select entry, at, actor, action, subject, details::text as details, hash from staff.audit_log
     where entry > $1 order by entry limit $2`,
    [after, rowsPerRead],
  );
  return rows;
}

function hashOf(previous: string, { entry, at, actor, action, subject, details }: ChainedRow): string {
  const text = [previous, entry, at.toISOString(), actor, action, subject, details].join('\n');
  return createHash('sha256').update(text).digest('hex');
}
