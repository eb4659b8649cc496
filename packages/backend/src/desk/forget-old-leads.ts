import { programs } from '../audit/record-audit.ts';
import type { AddressHashes } from '../base/address-hash.ts';
import type { Database } from '../database/database.ts';
import { eraseLead } from './privacy.ts';

const batchSize = 500;

/**
 * Erases every person without a submission, a note or a change for this many months. Keeps persons who have invested, because
 * other rules set that period, and persons on hold.
 *
 * @returns how many were erased.
 */
export async function forgetOldLeads(
  database: Database,
  months: number,
  now: Date,
  addressHashes: AddressHashes,
): Promise<number> {
  const reason = `No contact for ${months} months.`;
  const actor = { name: programs.command, at: now };
  let forgotten = 0;
  for (;;) {
    const { rows } = await database.query<{ id: string }>(
      `select id from leads
       where erased_at is null and held_since is null and status <> 'invested'
         and not exists (select from submissions where lead_id = leads.id and received_at >= $1::timestamptz - make_interval(months => $2::int))
         and not exists (select from lead_events where lead_id = leads.id and occurred_at >= $1::timestamptz - make_interval(months => $2::int))
       order by id limit ${batchSize}`,
      [now, months],
    );
    if (rows.length === 0) return forgotten;
    let erased = 0;
    for (const { id } of rows) {
      if ((await eraseLead(database, id, { reason, asked: false }, actor, addressHashes)) === 'erased') erased += 1;
    }
    // All of these were put on hold in the meantime.
    if (erased === 0) return forgotten;
    forgotten += erased;
  }
}
