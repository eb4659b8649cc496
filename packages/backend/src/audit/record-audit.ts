import type { AuditAction } from '@sponsor/domain';
import { currentOrigin } from '../base/request-origin.ts';
import type { Queryable } from '../database/database.ts';

export interface AuditEntry {
  /** E-mail address of a staff member, or one of `programs`. */
  actor: string;
  action: AuditAction;
  /** The object of the action: an account's address, a lead's id. Never visitor data, because entries outlive erasure. */
  subject?: string;
  details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Actors that are not staff members. */
export const programs = { server: 'the server', command: 'a command', key: 'the leads key' } as const;

/**
 * Adds a permanent entry to the audit log, with the origin of the current request if there is one. Inside a transaction the
 * entry commits with the change; call it last, because no other entry can be added until the transaction ends.
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
