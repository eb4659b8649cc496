import { type AuditHead, writeHead } from '../audit/audit-head.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import type { Queryable } from '../database/database.ts';
import { print } from './run-command.ts';

/** Prints and returns whether the audit log is intact and contains the recorded heads. */
export async function printAuditVerdict(database: Queryable, noted: readonly AuditHead[] = []): Promise<boolean> {
  const verdict = await verifyAudit(database, noted);
  if (!verdict.whole) {
    print(
      `The audit log is broken at entry ${verdict.brokenAt}: this entry was changed, or one before it was removed.`,
    );
    return false;
  }
  const { head } = verdict;
  print(head.entry === 0 ? 'The audit log is empty.' : `The audit log is intact. Record its head: ${writeHead(head)}`);
  return true;
}
