import type { Field, FormId } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database.ts';

export interface ClaimedDelivery {
  submissionId: string;
  formId: FormId;
  fields: readonly Field[];
  receivedAt: Date;
  /** Earlier attempts that failed. */
  attempts: number;
  leaseToken: string;
}

interface ClaimedRow {
  submission_id: string;
  form_id: FormId;
  fields: readonly Field[];
  received_at: Date;
  attempts: number;
}

export interface Claim {
  /** False when the rate limit, and not the lack of work, ended the claim. */
  underLimit: boolean;
  deliveries: ClaimedDelivery[];
}

/** The CRM takes 10 a second and blocks an address that keeps knocking. */
const claimsPerSecond = 8;

/** Several times the CRM's timeout: a lease that runs out under a living holder would be delivered twice. */
const leaseMs = 60_000;

// Any constant, as long as no other program on the same database takes it too.
const claimLock = 7_306_042;

/**
 * Takes what is due for one attempt, at most 8 a second across all servers. A delivery that is not settled within its
 * minute, because its holder died, comes due again.
 */
export function claimDue(database: Database, formIds: readonly FormId[], now: Date): Promise<Claim> {
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1::int)', [claimLock]);
    const recent = await transaction.query<{ claims: number }>(
      'select count(*)::int as claims from deliveries where last_attempt_at > $1::timestamptz',
      [new Date(now.getTime() - 1_000).toISOString()],
    );
    const allowance = claimsPerSecond - (recent.rows[0]?.claims ?? 0);
    if (allowance <= 0) return { underLimit: false, deliveries: [] };
    const leaseToken = uuidv7();
    const { rows } = await transaction.query<ClaimedRow>(
      `with due as (
         select submission_id from deliveries
         where state = 'pending' and next_attempt_at <= $1::timestamptz and form_id = any($2::text[])
         order by next_attempt_at limit $3::int
         for update skip locked
       )
       update deliveries set lease_token = $4::uuid, last_attempt_at = $1::timestamptz, next_attempt_at = $5::timestamptz
       from due join submissions on submissions.id = due.submission_id
       where deliveries.submission_id = due.submission_id
       returning deliveries.submission_id, deliveries.form_id, fields, received_at, attempts`,
      [now.toISOString(), formIds, allowance, leaseToken, new Date(now.getTime() + leaseMs).toISOString()],
    );
    return { underLimit: true, deliveries: rows.map((row) => toDelivery(row, leaseToken)) };
  });
}

function toDelivery(row: ClaimedRow, leaseToken: string): ClaimedDelivery {
  return {
    submissionId: row.submission_id,
    formId: row.form_id,
    fields: row.fields,
    receivedAt: row.received_at,
    attempts: row.attempts,
    leaseToken,
  };
}

export type Settlement =
  | { state: 'delivered'; at: Date }
  | { state: 'dead-letter'; attempts: number; error: string }
  | { state: 'pending'; attempts: number; error: string; nextAttemptAt: Date };

/** Does nothing when the lease has passed to another server meanwhile. */
export async function settle(database: Database, delivery: ClaimedDelivery, settlement: Settlement): Promise<void> {
  const failed = settlement.state === 'delivered' ? undefined : settlement;
  await database.query(
    `update deliveries set lease_token = null, state = $3, attempts = $4::int, last_error = $5,
       next_attempt_at = coalesce($6::timestamptz, next_attempt_at), delivered_at = $7::timestamptz
     where submission_id = $1::uuid and lease_token = $2::uuid and state = 'pending'`,
    [
      delivery.submissionId,
      delivery.leaseToken,
      settlement.state,
      failed?.attempts ?? delivery.attempts,
      failed?.error ?? null,
      settlement.state === 'pending' ? settlement.nextAttemptAt.toISOString() : null,
      settlement.state === 'delivered' ? settlement.at.toISOString() : null,
    ],
  );
}
