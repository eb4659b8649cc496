import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import type { Database } from '../database/database.ts';
import { createHousekeeper } from './housekeeper.ts';

describe.each(sufficientKinds)('the housekeeper on the %s database', (kind) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('[staff-13] deletes expired limits within a minute, and old counts each day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const now = () => new Date('2026-03-01T15:00:00Z');
    await database.exec(`
      insert into rate_limits (key, whole_at) values
        ('forms 192.0.2.1', statement_timestamp() - interval '1 second'), ('forms 192.0.2.2', statement_timestamp() + interval '1 hour');
      insert into staff.sign_in_attempts (counted_for, attempts, ends_at) values
        ('old@example.org', 1, '2026-03-01T15:00:00Z'), ('new@example.org', 1, '2026-03-01T15:00:01Z');
      insert into staff.users (id, email, role, password_hash, created_at, updated_at)
        values ('1', 'ann@example.org', 'viewer', '', now(), now());
      insert into staff.notices (id, user_id, at, kind, about) values
        (gen_random_uuid(), '1', '2025-03-01T14:59:59Z', 'new browser', 'old'),
        (gen_random_uuid(), '1', '2025-03-01T15:00:00Z', 'new browser', 'newer');
      insert into event_counts (day, kind, name, count) values ('2024-01-31', 'page', '/', 1), ('2024-02-01', 'page', '/', 1)`);
    const housekeeper = createHousekeeper({ database, log: createRecordingLog(), now });
    housekeeper.start();
    vi.advanceTimersByTime(60_000);
    await housekeeper.stop();
    const kept = async (text: string) => (await database.query<{ kept: string }>(text)).rows.map((row) => row.kept);
    expect(await kept('select key as kept from rate_limits')).toEqual(['forms 192.0.2.2']);
    expect(await kept('select counted_for as kept from staff.sign_in_attempts')).toEqual(['new@example.org']);
    expect(await kept('select day::text as kept from event_counts')).toEqual(['2024-02-01']);
    expect(await kept('select about as kept from staff.notices')).toEqual(['newer']);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('logs an unreachable database once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const log = createRecordingLog();
    const query = () => Promise.reject(new Error('away'));
    const housekeeper = createHousekeeper({ database: { ...database, query }, log, now: () => new Date() });
    housekeeper.start();
    vi.advanceTimersByTime(180_000);
    await housekeeper.stop();
    expect(log.entries).toEqual([
      { level: 'error', input: [expect.anything(), 'Expired records could not be deleted from the database.'] },
    ]);
    vi.useRealTimers();
  });
});
