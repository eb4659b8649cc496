import type { Database, Queryable } from '../database/database.ts';
import type { ClaimedDelivery } from './outbox.ts';
import { globalLane, lockLane, maxFormPauseMs, pauseLane } from './pauses.ts';

/** The outcome of an attempt. `error` gives the reason in words that quote no visitor. */
export type Settlement =
  | { state: 'delivered' }
  | { state: 'dead-letter'; error: string }
  | { state: 'waits'; error: string; delayMs: number }
  | { state: 'refused'; error: string }
  | { state: 'all-wait'; error: string; pauseMs: number };

/** Consequences beyond the delivery itself. */
export type Consequence = 'none' | 'form-paused' | 'all-paused' | 'set-aside' | 'given-up';

/** Longer than the pause of its form, so that other submissions go first and show whether this one was at fault. */
const setAsideMs = 10 * 60_000;

/** This many different submissions refused in a row mean that the form, the token or the connection is at fault. */
const certainAfter = 3;

/** A single refusal is soon tested by the next submission. */
const probeAfterMs = 30_000;

/** Refusals in a row while other submissions of the form are accepted: one every ten minutes, for two hours. */
const maxRefusals = 12;

/** Ends an attempt. Does nothing if the lease has passed to another server in the meantime. */
export function settle(database: Database, delivery: ClaimedDelivery, settlement: Settlement): Promise<Consequence> {
  return database.transaction(async (transaction) => {
    switch (settlement.state) {
      case 'delivered':
        await settleDelivered(transaction, delivery);
        return 'none';
      case 'dead-letter':
        return (await settleFailed(transaction, delivery, { ...settlement, delayMs: 0 })) ? 'given-up' : 'none';
      case 'waits':
        await settleFailed(transaction, delivery, { ...settlement, state: 'pending' });
        return 'none';
      case 'all-wait': {
        const { error, pauseMs } = settlement;
        await settleFailed(transaction, delivery, { state: 'pending', error, delayMs: 0 });
        return (await pauseLane(transaction, globalLane, pauseMs)) ? 'all-paused' : 'none';
      }
      case 'refused':
        return settleRefused(transaction, delivery, settlement.error);
    }
  });
}

/** For an erased person, keeps only what is needed to inform the CRM. */
async function settleDelivered(transaction: Queryable, delivery: ClaimedDelivery): Promise<void> {
  await transaction.query(
    `with settled as (
       update deliveries set state = 'delivered', lease_token = null, last_error = null,
         delivered_at = statement_timestamp()
       where submission_id = $1::uuid and lease_token = $2::uuid and state = 'pending'
       returning form_id, submission_id
     ),
     forgotten as (
       update submissions set fields = '[]' from settled, leads
       where submissions.id = settled.submission_id and leads.id = lead_id and erased_at is not null
     )
     insert into delivery_lanes as known (lane, accepted) select form_id, 1 from settled
     on conflict (lane) do update set accepted = known.accepted + 1, paused_until = null`,
    [delivery.submissionId, delivery.leaseToken],
  );
}

async function settleFailed(
  transaction: Queryable,
  delivery: ClaimedDelivery,
  { state, error, delayMs }: { state: 'pending' | 'dead-letter'; error: string; delayMs: number },
): Promise<boolean> {
  const { affectedRows } = await transaction.query(
    `update deliveries set state = $3, lease_token = null, attempts = attempts + 1, last_error = $4,
       next_attempt_at = statement_timestamp() + $5::int * interval '1 millisecond'
     where submission_id = $1::uuid and lease_token = $2::uuid and state = 'pending'`,
    [delivery.submissionId, delivery.leaseToken, state, error, delayMs],
  );
  return affectedRows > 0;
}

interface Refused {
  state: 'pending' | 'dead-letter';
  refusals: number;
}

/**
 * A refusal may be the fault of this submission or of the whole form. Other submissions decide: while none is accepted, the
 * form pauses; once they are, this submission is at fault.
 */
async function settleRefused(transaction: Queryable, delivery: ClaimedDelivery, error: string): Promise<Consequence> {
  const { formId } = delivery;
  const { accepted } = await lockLane(transaction, formId);
  const { rows } = await transaction.query<Refused>(
    `with judged as (
       select submission_id, refusals + case when refused_after < $4::int then 1 else 0 end as refusals
       from deliveries where submission_id = $1::uuid and lease_token = $2::uuid and state = 'pending'
     )
     update deliveries set lease_token = null, attempts = attempts + 1, last_error = $3, refused_after = $4::int,
       refusals = judged.refusals,
       state = case when judged.refusals >= ${maxRefusals} then 'dead-letter' else 'pending' end,
       next_attempt_at = statement_timestamp() + ${setAsideMs} * interval '1 millisecond'
     from judged where deliveries.submission_id = judged.submission_id
     returning state, deliveries.refusals`,
    [delivery.submissionId, delivery.leaseToken, error, accepted],
  );
  const [refused] = rows;
  if (refused === undefined) return 'none';
  if (refused.state === 'dead-letter') return 'given-up';
  if (refused.refusals > 0) return 'set-aside';
  const certain = (await countSuspects(transaction, formId, accepted)) >= certainAfter;
  const began = await pauseLane(transaction, formId, certain ? maxFormPauseMs : probeAfterMs);
  return began ? 'form-paused' : 'none';
}

/** Submissions of the form refused since the last accepted one, counted up to the number that proves the form at fault. */
async function countSuspects(transaction: Queryable, formId: string, accepted: number): Promise<number> {
  const { rows } = await transaction.query<{ suspects: number }>(
    `select count(*)::int as suspects from (
       select from deliveries
       where form_id = $1 and refused_after = $2::int and state = 'pending' and refusals = 0 limit ${certainAfter}
     ) as refused`,
    [formId, accepted],
  );
  return rows[0]?.suspects ?? 0;
}
