import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { addressHashes, toRecord } from '../../test/submissions.ts';
import type { Database } from '../database/database.ts';
import { createLedger } from '../leads/ledger.ts';
import { addNote, changeLead } from './change-lead.ts';
import { forgetOldLeads } from './forget-old-leads.ts';
import { setLegalHold } from './privacy.ts';

const now = new Date('2026-03-01T15:00:00Z');
const edge = new Date('2019-03-01T15:00:00Z');
const before = new Date(edge.getTime() - 1);

describe.each(sufficientKinds)('forgetting old leads on the %s database', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function lead(email: string, receivedAt: Date): Promise<string> {
    const { leadId } = await createLedger(database, addressHashes).record({ ...toRecord(email), receivedAt });
    return leadId;
  }

  it('erases only persons without any activity for that long', async () => {
    const long = { name: 'dana@example.org', at: before };
    await lead('forgotten@example.org', before);
    await lead('just@example.org', edge);
    await lead('came-again@example.org', before);
    await lead('came-again@example.org', edge);
    await setLegalHold(database, await lead('held@example.org', before), true, 'A lawsuit.', long);
    await changeLead(database, await lead('invested@example.org', before), { status: 'invested' }, long);
    await addNote(database, await lead('called@example.org', before), 'Called.', { ...long, at: edge });

    expect(await forgetOldLeads(database, 84, now, addressHashes)).toBe(1);
    const { rows } = await database.query<{ email: string }>('select email from leads order by email');
    expect(rows.map(({ email }) => email.replace('@example.org', ''))).toEqual(
      expect.arrayContaining(['[erased]', 'just', 'came-again', 'held', 'invested', 'called']),
    );
    const audit = await database.query(`select actor from staff.audit_log where action = 'lead erased'`);
    expect(audit.rows).toEqual([{ actor: 'a command' }]);
    expect(await forgetOldLeads(database, 84, now, addressHashes)).toBe(0);
  });
});
