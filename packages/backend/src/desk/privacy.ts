import { doNotContact } from '@sponsor/domain';
import { recordAudit } from '../audit/record-audit.ts';
import type { AddressHashes } from '../base/address-hash.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Actor, recordEvent } from './change-lead.ts';
import { isKnownToCrm, queueCrmNotice } from './crm-notices.ts';

export interface Erasure {
  /** Stored with the erased lead. */
  reason: string;
  /** Whether the person asked for it, and so must not be contacted if the address comes in again. */
  asked: boolean;
}

export type ErasureOutcome = 'erased' | 'unknown' | 'held';

/** Returns the id of the lead with this address, even if only a program submitted it. */
export async function findByEmail(database: Queryable, email: string): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>('select id from leads where email_key = lower($1)', [email]);
  return rows[0]?.id;
}

/** Returns when the person behind a deleted address asked to be forgotten; undefined if nobody knows. */
export async function findSuppression(
  database: Queryable,
  addressHashes: readonly string[],
): Promise<Date | undefined> {
  const { rows } = await database.query<{ since: Date }>(
    'select since from suppressions where address_hash = any($1)',
    [addressHashes],
  );
  return rows[0]?.since;
}

/**
 * Erases a person permanently. Only times, form ids and the actions of staff are kept, without any text that somebody wrote. Undelivered submissions are never sent; the CRM is told to erase the delivered ones, and the
 * address is kept only until it has accepted that. If the person asked for erasure or no contact, a hash of the address stays.
 */
export function eraseLead(
  database: Database,
  leadId: string,
  { reason, asked }: Erasure,
  actor: Actor,
  addressHashes: AddressHashes,
): Promise<ErasureOutcome> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{
      email: string;
      status: string;
      held_since: Date | null;
      erased_at: Date | null;
    }>('select email, status, held_since, erased_at from leads where id = $1 for update', [leadId]);
    const [lead] = rows;
    if (lead === undefined || lead.erased_at !== null) return 'unknown';
    if (lead.held_since !== null) return 'held';
    await transaction.query(`select set_config('ledger.erasing', 'on', true)`);
    await transaction.query(`update lead_events set details = '{}' where lead_id = $1`, [leadId]);
    const { tried, underWayUntil } = await stopDeliveries(transaction, leadId);
    await transaction.query(
      'delete from lead_notices using submissions where submission_id = submissions.id and lead_id = $1',
      [leadId],
    );
    await transaction.query(`update submissions set fields = '[]', context = '{}' where lead_id = $1`, [leadId]);
    await transaction.query(
      `update leads set email = '[erased]', email_key = id::text, name = '', phone = '', suppression = null, campaigns = '{}', owner = null,
         next_action = null, next_action_on = null, erased_at = $2
       where id = $1`,
      [leadId, actor.at],
    );
    if (asked || lead.status === doNotContact) {
      await transaction.query(
        'insert into suppressions (address_hash, since) values ($1, $2) on conflict (address_hash) do nothing',
        [addressHashes(lead.email)[0], actor.at],
      );
    }
    if (tried || (await isKnownToCrm(transaction, leadId))) {
      const { email } = lead;
      await queueCrmNotice(transaction, { leadId, email, request: 'erasure', at: actor.at, notBefore: underWayUntil });
    }
    await transaction.query(
      `update privacy_requests set outcome = 'answered', closed_at = $2, closed_by = $3
       where lead_id = $1 and kind = 'erasure' and closed_at is null`,
      [leadId, actor.at, actor.name],
    );
    await recordEvent(transaction, leadId, 'erased', { reason }, actor);
    await recordAudit(transaction, { actor: actor.name, action: 'lead erased', subject: leadId }, actor.at);
    return 'erased';
  });
}

interface Stopped {
  /** Whether any of it may have reached the CRM. */
  tried: boolean;
  /** Until when some of it may be in transit. */
  underWayUntil: Date | null;
}

/** Removes undelivered submissions from the outbox. */
async function stopDeliveries(transaction: Queryable, leadId: string): Promise<Stopped> {
  const { rows } = await transaction.query<{ tried: boolean; under_way_until: Date | null }>(
    `with stopped as (
       delete from deliveries using submissions
       where submission_id = submissions.id and lead_id = $1 and deliveries.state <> 'delivered'
       returning last_attempt_at, lease_token, next_attempt_at
     )
     select coalesce(bool_or(last_attempt_at is not null), false) as tried,
       max(next_attempt_at) filter (where lease_token is not null) as under_way_until from stopped`,
    [leadId],
  );
  return { tried: rows[0]?.tried ?? false, underWayUntil: rows[0]?.under_way_until ?? null };
}

/** Protects a lead from erasure, or lifts the protection. Returns false if there is no such lead. */
export function setLegalHold(
  database: Database,
  leadId: string,
  held: boolean,
  reason: string,
  actor: Actor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { affectedRows } = await transaction.query(
      `update leads set held_since = case when $2::boolean then coalesce(held_since, $3::timestamptz) end
       where id = $1 and erased_at is null`,
      [leadId, held, actor.at],
    );
    if (affectedRows === 0) return false;
    await recordEvent(transaction, leadId, held ? 'held' : 'freed', { reason }, actor);
    const action = held ? 'lead held' : 'lead freed';
    await recordAudit(transaction, { actor: actor.name, action, subject: leadId }, actor.at);
    return true;
  });
}
