import { describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '../../test/databases.ts';
import { addressHashes, toRecord } from '../../test/submissions.ts';
import { untilLocked } from '../../test/until-locked.ts';
import type { Database } from '../database/database.ts';
import { createLedger } from '../leads/ledger.ts';
import { changeLeads } from './change-lead.ts';

const actor = { name: 'dana@example.org', at: new Date('2026-03-01T15:00:00Z') };

describe.runIf(databaseKinds.includes('postgresql'))('changing several leads', () => {
  it('never deadlocks with sign-ups of the same persons', async () => {
    const database = await openTestDatabase('postgresql');
    const { record } = createLedger(database, addressHashes);
    // The first id belongs to the last address in the alphabet.
    const { leadId: last } = await record(toRecord('zoe@example.org'));
    const { leadId: first } = await record(toRecord('ann@example.org'));
    const signUpAgain = `update leads set name = 'again' where email_key = $1`;

    let begun = 0;
    const counted: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((transaction) => {
          begun += 1;
          return work(transaction);
        }),
    };

    const changing = await counted.transaction(async (transaction) => {
      await transaction.query(signUpAgain, ['ann@example.org']);
      const change = changeLeads(counted, [last, first], { status: 'contacted' }, actor);
      await untilLocked(database);
      await transaction.query(signUpAgain, ['zoe@example.org']);
      return { change };
    });
    expect((await changing.change).map(({ result }) => result.ok)).toEqual([true, true]);
    expect(begun).toBe(2);
    await database.close();
  });
});
