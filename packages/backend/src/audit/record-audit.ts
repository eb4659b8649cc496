import type { AuditAction } from '@sponsor/domain';
import { currentOrigin } from '../base/request-origin.ts';
import type { Queryable } from '../database/database.ts';

export interface AuditEntry {
  /** E-mail address of a member of staff, or one of `programs`. */
  actor: string;
  action: AuditAction;
  /** Whom or what it was done to: an account's address, a lead's id. No visitor's data, for an entry outlives erasure. */
  subject?: string;
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Who acts where no member of staff does. */
export const programs = { server: 'the server', command: 'a command', key: 'the leads key' } as const;

/**
 * Adds an entry to the audit log, for good. Inside a transaction it stands or falls with the change, and belongs at the
 * end: until the transaction is over no other entry can be added. It also says from where, if a request is being answered.
 */
export async function recordAudit(
  database: Queryable,
  { actor, action, subject = '', details = {} }: AuditEntry,
  now: Date,
): Promise<void> {
  await database.query('select staff.record_audit($1, $2, $3, $4, $5::jsonb)', [
    now,
    actor,
    action,
    subject,
    JSON.stringify({ ...details, ...currentOrigin() }),
  ]);
}
