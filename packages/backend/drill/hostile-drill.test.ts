import { describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { sendHostileInputs } from './hostile-drill.ts';

describe.each(databaseKinds)('hostile requests over the %s database', { timeout: 240_000 }, (kind) => {
  it('are refused without a 5xx, and leave nothing behind that should not be there', async () => {
    const database = await openTestDatabase(kind);
    const { statuses, stored } = await sendHostileInputs(database, 300, 20_261_122);
    expect(stored).toEqual([]);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
    await database.close();
  });
});
