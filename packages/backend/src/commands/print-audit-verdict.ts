import { type AuditHead, verifyAudit } from '../audit/verify-audit.ts';
import type { Queryable } from '../database/database.ts';
import { print } from './run-command.ts';

/** Says whether the audit log is whole, up to the noted head if there is one, and answers it. */
export async function printAuditVerdict(database: Queryable, noted?: AuditHead): Promise<boolean> {
  const verdict = await verifyAudit(database, noted);
  if (!verdict.whole) {
    print(`The audit log is broken at entry ${verdict.brokenAt}: it was changed, or an entry was taken out.`);
    return false;
  }
  const { entry, hash } = verdict.head;
  print(entry === 0 ? 'The audit log is empty.' : `The audit log is whole. Note its head: ${entry}:${hash}`);
  return true;
}
