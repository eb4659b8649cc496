import { type CrmFormId, type Field, privacyForm } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database.ts';
import { maxDelayMs } from './back-off.ts';
import { globalLane, maxFormPauseMs, maxFullPauseMs } from './pauses.ts';

export interface ClaimedDelivery {
  submissionId: string;
  formId: CrmFormId;
  fields: readonly Field[];
  receivedAt: Date;
  /** Earlier failed attempts. */
  attempts: number;
  leaseToken: string;
}

interface ClaimedRow {
  submission_id: string;
  form_id: CrmFormId;
  fields: readonly Field[];
  received_at: Date;
  attempts: number;
}

/** The CRM accepts 10 a second and blocks an address that keeps exceeding them. */
const claimsPerSecond = 8;

/** Several times the CRM's timeout: if a lease ended while its holder is alive, the delivery would be sent twice. */
const leaseMs = 60_000;

// Any constant that no other program on the same database uses.
const claimLock = 7_306_042;

// Servers' clocks differ and get adjusted, so only the database's clock counts. Times beyond the maximum delay are ignored:
// they were written before the clock was set back.
const claimCounted = `
  select count(*)::int as claims from deliveries
  where last_attempt_at > statement_timestamp() - interval '1 second'
    and last_attempt_at < statement_timestamp() + interval '1 second'`;

const ms = (count: number) => `interval '${count} milliseconds'`;

/** The addresses that the CRM is about to erase. */
const toBeErased = `
  select lower(field ->> 'value') as email_key from deliveries as notice
  join submissions on submissions.id = notice.submission_id cross join jsonb_array_elements(fields) as field
  where notice.form_id = '${privacyForm}' and notice.state = 'pending' and notice.form_id = any($1::text[])
    and fields @> '[{"name": "privacy_request", "value": "erasure"}]' and field ->> 'name' = 'email'`;

/**
 * A person's request is delivered after everything already queued for that person, and after their earlier requests. If an
 * erased person signs up again, deliver the erasure first; otherwise the CRM would delete the new record.
 */
const inItsTurn = `
  case deliveries.form_id when '${privacyForm}' then not exists (
    select from submissions as own
    join submissions as other on other.lead_id = own.lead_id and other.id <> own.id
    join deliveries as before on before.submission_id = other.id
    where own.id = deliveries.submission_id and before.state = 'pending' and before.form_id = any($1::text[])
      and (before.form_id <> '${privacyForm}' or (other.received_at, other.id) < (own.received_at, own.id))
  ) else (
    select email_key from submissions join leads on leads.id = lead_id where submissions.id = deliveries.submission_id
  ) not in (select email_key from to_be_erased) end`;

const claimOldest = `
  with to_be_erased as materialized (${toBeErased}),
  open as (
    select form_id from unnest($1::text[]) as form (form_id)
    where not exists (
      select from delivery_lanes
      where lane in (form_id, '${globalLane}') and paused_until > statement_timestamp()
        and paused_until <= statement_timestamp()
          + case lane when '${globalLane}' then ${ms(maxFullPauseMs)} else ${ms(maxFormPauseMs)} end
    )
  ),
  due as (
    select submission_id, next_attempt_at from open cross join lateral (
      (select submission_id, next_attempt_at from deliveries
       where deliveries.form_id = open.form_id and state = 'pending' and next_attempt_at <= statement_timestamp()
         and ${inItsTurn}
       order by next_attempt_at limit $2::int)
      union all
      (select submission_id, next_attempt_at from deliveries
       where deliveries.form_id = open.form_id and state = 'pending'
         and next_attempt_at > statement_timestamp() + ${ms(maxDelayMs)} and ${inItsTurn}
       order by next_attempt_at limit $2::int)
    ) as of_form
    order by next_attempt_at limit $2::int
  )
  update deliveries set lease_token = $3::uuid, last_attempt_at = statement_timestamp(),
    next_attempt_at = statement_timestamp() + ${ms(leaseMs)}
  from due join submissions on submissions.id = due.submission_id
  where deliveries.submission_id = due.submission_id and state = 'pending'
    and deliveries.next_attempt_at = due.next_attempt_at
  returning deliveries.submission_id, deliveries.form_id, fields, received_at, attempts`;

/**
 * Claims what is due for one attempt, oldest first: at most `limit`, and at most 8 a second across all servers. If the
 * holder dies, a delivery is due again after a minute.
 */
export function claimDue(database: Database, formIds: readonly CrmFormId[], limit: number): Promise<ClaimedDelivery[]> {
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1::int)', [claimLock]);
    const recent = await transaction.query<{ claims: number }>(claimCounted);
    const allowance = Math.min(limit, claimsPerSecond - (recent.rows[0]?.claims ?? 0));
    if (allowance <= 0) return [];
    const leaseToken = uuidv7();
    const { rows } = await transaction.query<ClaimedRow>(claimOldest, [formIds, allowance, leaseToken]);
    return rows.map((row) => ({
      submissionId: row.submission_id,
      formId: row.form_id,
      fields: row.fields,
      receivedAt: row.received_at,
      attempts: row.attempts,
      leaseToken,
    }));
  });
}
