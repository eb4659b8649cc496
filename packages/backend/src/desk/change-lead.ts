import { type ApiRefusal, doNotContact, leadStatuses, leadsApi, type ReadLeadChange } from '@sponsor/domain';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database, Queryable } from '../database/database.ts';
import { isKnownToCrm, queueCrmNotice } from './crm-notices.ts';
import { listOwners } from './owners.ts';

export type ChangeResult = { ok: true } | { ok: false; refusal: ApiRefusal };

/** The author of a change, and its time. */
export interface Actor {
  /** The staff member's address, or one of `programs`. */
  name: string;
  at: Date;
}

interface LockedLead {
  email: string;
  name: string;
  phone: string;
  status: string;
  contacted_at: Date | null;
  owner: string | null;
  next_action: string | null;
  next_action_on: string | null;
}

/** Changes one lead and records the change, both or neither. A change is undone by making another one. */
export function changeLead(
  database: Database,
  leadId: string,
  change: ReadLeadChange,
  actor: Actor,
): Promise<ChangeResult> {
  return database.transaction(async (transaction) => {
    const result = await changeLocked(transaction, leadId, change, actor);
    if (result.ok) {
      await recordAudit(transaction, { actor: actor.name, action: 'lead changed', subject: leadId }, actor.at);
    }
    return result;
  });
}

/** Changes several leads independently: a refused change does not affect the others. */
export function changeLeads(
  database: Database,
  leadIds: readonly string[],
  change: ReadLeadChange,
  actor: Actor,
): Promise<{ id: string; result: ChangeResult }[]> {
  return database.transaction(async (transaction) => {
    const results: { id: string; result: ChangeResult }[] = [];
    // In the order in which sign-ups lock leads, so that staff and visitors never deadlock.
    await transaction.query('select from leads where id = any($1::uuid[]) order by email_key for update', [leadIds]);
    for (const id of leadIds) {
      results.push({ id, result: await changeLocked(transaction, id, change, actor) });
    }
    const changed = results.filter(({ result }) => result.ok).length;
    const { status, owner } = change;
    const details = {
      changed,
      ...(status !== undefined && { status }),
      ...(owner !== undefined && { owner: owner ?? 'nobody' }),
    };
    await recordAudit(transaction, { actor: actor.name, action: 'leads changed', details }, actor.at);
    return results;
  });
}

async function changeLocked(
  transaction: Queryable,
  leadId: string,
  change: ReadLeadChange,
  actor: Actor,
): Promise<ChangeResult> {
  const { rows } = await transaction.query<LockedLead>(
    `select email, name, phone, status, contacted_at, owner, next_action, to_char(next_action_on, 'YYYY-MM-DD') as next_action_on
     from leads where id = $1 and erased_at is null for update`,
    [leadId],
  );
  const [lead] = rows;
  if (lead === undefined) return { ok: false, refusal: { code: leadsApi.change.notFound } };
  const { reason = '' } = change;
  const status = change.status ?? lead.status;
  const refusal =
    statusRefusal(lead.status, status, reason) ??
    timeRefusal(change.contactedAt, actor.at) ??
    (change.owner === lead.owner ? undefined : await ownerRefusal(transaction, change.owner));
  if (refusal !== undefined) return { ok: false, refusal };
  const contactedAt = change.contactedAt ?? (becomes(lead, status, 'contacted') ? actor.at.toISOString() : undefined);
  const next = {
    name: change.name ?? lead.name,
    phone: change.phone ?? lead.phone,
    status,
    contacted_at: contactedAt === undefined ? lead.contacted_at : new Date(contactedAt),
    owner: change.owner === undefined ? lead.owner : change.owner,
    next_action: change.nextAction === undefined ? lead.next_action : change.nextAction,
    next_action_on: change.nextActionOn === undefined ? lead.next_action_on : change.nextActionOn,
  };
  await transaction.query(
    `update leads set status = $2, contacted_at = $3, owner = $4, next_action = $5, next_action_on = $6::date,
       name = $7, phone = $8
     where id = $1`,
    [leadId, next.status, next.contacted_at, next.owner, next.next_action, next.next_action_on, next.name, next.phone],
  );
  const { status: to, contacted_at: contacted, owner, ...plan } = next;
  for (const detail of ['name', 'phone'] as const) {
    const { [detail]: from } = lead;
    if (next[detail] !== from) await recordEvent(transaction, leadId, detail, { from, to: next[detail] }, actor);
  }
  if (to !== lead.status || contacted?.getTime() !== lead.contacted_at?.getTime()) {
    const details = { from: lead.status, to, contactedAt: contacted, ...(reason && { reason }) };
    await recordEvent(transaction, leadId, 'status', details, actor);
  }
  if (to !== lead.status && lead.status === doNotContact) await liftSuppression(transaction, leadId);
  if (to !== lead.status && [to, lead.status].includes(doNotContact) && (await isKnownToCrm(transaction, leadId))) {
    const request = to === doNotContact ? 'do_not_contact' : 'contact_again';
    await queueCrmNotice(transaction, { leadId, email: lead.email, request, at: actor.at });
  }
  if (owner !== lead.owner) await recordEvent(transaction, leadId, 'owner', { from: lead.owner, to: owner }, actor);
  if (plan.next_action !== lead.next_action || plan.next_action_on !== lead.next_action_on) {
    await recordEvent(transaction, leadId, 'plan', { action: plan.next_action, on: plan.next_action_on }, actor);
  }
  return { ok: true };
}

/** Forgets that the person asked to be forgotten, because staff may contact them again. */
async function liftSuppression(transaction: Queryable, leadId: string): Promise<void> {
  await transaction.query(
    'delete from suppressions where address_hash = (select suppression from leads where id = $1)',
    [leadId],
  );
  await transaction.query('update leads set suppression = null where id = $1 and suppression is not null', [leadId]);
}

/** A stored status that is not on the list may be kept, but not assigned. */
function statusRefusal(from: string, to: string, reason: string): ApiRefusal | undefined {
  if (to === from) return undefined;
  if (!leadStatuses.some((status) => status === to)) {
    return { code: 'unknown-status', value: to.slice(0, 40) };
  }
  return from === doNotContact && reason.trim() === '' ? { code: 'reason-needed' } : undefined;
}

/** The clocks of two servers differ a little. */
const maxClockSkewMs = 60_000;

function timeRefusal(contactedAt: string | undefined, now: Date): ApiRefusal | undefined {
  const isToCome = contactedAt !== undefined && Date.parse(contactedAt) > now.getTime() + maxClockSkewMs;
  return isToCome ? { code: 'contact-to-come' } : undefined;
}

async function ownerRefusal(transaction: Queryable, owner: string | null | undefined): Promise<ApiRefusal | undefined> {
  if (!owner) return undefined;
  const { owners } = await listOwners(transaction);
  return owners.includes(owner) ? undefined : { code: 'unknown-owner', value: owner };
}

function becomes(lead: LockedLead, status: string, wanted: string): boolean {
  return status === wanted && lead.status !== wanted;
}

/** Adds a permanent note. Returns false if there is no such lead. */
export async function addNote(database: Database, leadId: string, text: string, actor: Actor): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query('select from leads where id = $1 and erased_at is null for share', [
      leadId,
    ]);
    if (rows.length === 0) return false;
    await recordEvent(transaction, leadId, 'note', { text }, actor);
    await recordAudit(transaction, { actor: actor.name, action: 'note added', subject: leadId }, actor.at);
    return true;
  });
}

/** Records who did what, permanently. */
export async function recordEvent(
  transaction: Queryable,
  leadId: string,
  kind: string,
  details: object,
  { name, at }: Actor,
  submissionId: string | null = null,
): Promise<void> {
  await transaction.query(
    `insert into lead_events (id, lead_id, kind, submission_id, occurred_at, actor, details)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [uuidv7(), leadId, kind, submissionId, at, name, JSON.stringify(details)],
  );
}
