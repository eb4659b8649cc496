import { describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '../../test/databases.ts';
import { addressHashes, toRecord } from '../../test/submissions.ts';
import { untilLocked } from '../../test/until-locked.ts';
import type { Database } from '../database/database.ts';
import { createLedger } from '../leads/ledger.ts';
import { closeSubmissions, releaseSubmission } from './decide-submission.ts';
import { eraseLead } from './privacy.ts';

const actor = { name: 'dana@example.org', at: new Date('2026-03-01T15:00:00Z') };

/** The same database, which starts something else once the first statement of a transaction holds its locks. */
function beginningMeanwhile(database: Database, begin: () => void): Database {
  let begun = false;
  return {
    ...database,
    transaction: (work) =>
      database.transaction((transaction) =>
        work({
          async query<Row>(text: string, params?: readonly unknown[]) {
            const result = await transaction.query<Row>(text, params);
            if (!begun) {
              begun = true;
              begin();
              await untilLocked(database);
              // The decision waits for the lock on the person, and holds no lock on rows that are deleted with them.
              await transaction.query('select from deliveries for update nowait');
            }
            return result;
          },
        }),
      ),
  };
}

describe.runIf(databaseKinds.includes('postgresql'))('deciding about a submission', () => {
  it.each([
    ['release', (database: Database, id: string) => releaseSubmission(database, id, [], actor), false],
    ['closing', (database: Database, id: string) => closeSubmissions(database, [id], 'A program.', actor), 0],
  ])('does not fail if the person is erased at the same moment: %s', async (_what, decide, nothing) => {
    const database = await openTestDatabase('postgresql');
    const input = toRecord('ann@example.org');
    const { leadId } = await createLedger(database, addressHashes).record(input);
    await database.query(`update deliveries set state = 'quarantined'`);

    let deciding: Promise<unknown> = Promise.resolve();
    const erasing = beginningMeanwhile(database, () => {
      deciding = decide(database, input.submissionId);
    });
    expect(await eraseLead(erasing, leadId, { reason: 'Asked by letter.', asked: true }, actor, addressHashes)).toBe(
      'erased',
    );
    expect(await deciding).toBe(nothing);
    expect((await database.query('select from deliveries')).rows).toEqual([]);
    await database.close();
  });
});
