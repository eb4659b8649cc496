import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBlankTarget, databaseKinds } from '../../test/databases.ts';
import { startPooler } from '../../test/pooler.ts';
import { connectDatabase } from './connect.ts';

describe.runIf(databaseKinds.includes('postgresql'))('a migration whose connection is lost', () => {
  const { readdir } = fs;
  let mayRead: Promise<void>;

  beforeAll(() => {
    vi.spyOn(fs, 'readdir').mockImplementation(async (...of) => {
      await mayRead;
      return readdir(...of);
    });
    syncBuiltinESMExports();
  });
  afterAll(() => {
    vi.mocked(fs.readdir).mockRestore();
    syncBuiltinESMExports();
  });

  it.each(['waits for its turn', 'reads its files'])(
    'while it %s fails, and does not end the process',
    async (moment) => {
      const { target, remove } = await createBlankTarget('postgresql');
      const other = new Client({ connectionString: 'databaseUrl' in target ? target.databaseUrl : '' });
      await other.connect();
      let letRead: (() => void) | undefined;
      mayRead = new Promise((resolve) => {
        letRead = resolve;
      });
      if (moment === 'waits for its turn') await other.query('select pg_advisory_lock(7306041)');

      const connecting = connectDatabase(target).catch((error: unknown) => error);
      let cutOff: number | undefined;
      const cut = async () => {
        const { rows } = await other.query<{ pid: number }>(
          `select pid, pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and granted = $1 and pid <> pg_backend_pid()
           and database = (select oid from pg_database where datname = current_database())`,
          [moment === 'reads its files'],
        );
        cutOff = rows[0]?.pid;
        return cutOff;
      };
      await expect.poll(cut).toBeDefined();
      const left = () => other.query('select from pg_stat_activity where pid = $1', [cutOff]);
      await expect.poll(async () => (await left()).rows).toEqual([]);
      await new Promise((resolve) => setImmediate(resolve));
      letRead?.();
      expect(await connecting).toBeInstanceOf(Error);
      await other.end();
      await remove();
    },
  );
});

describe.runIf(databaseKinds.includes('postgresql'))('a PostgreSQL behind a pooler', () => {
  it('is refused if the pooler does not pass on connection settings', async () => {
    const { target, remove } = await createBlankTarget('postgresql');
    const pooler = await startPooler('databaseUrl' in target ? target.databaseUrl : '');
    await expect(connectDatabase({ databaseUrl: pooler.databaseUrl })).rejects.toMatchObject({ code: '08P01' });
    pooler.close();
    await remove();
  });
});
