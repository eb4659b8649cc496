import type * as files from 'node:fs/promises';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createTestTarget, databaseKinds } from '../../test/databases.ts';
import { startPooler } from '../../test/pooler.ts';
import { connectDatabase } from './connect.ts';

const reading = vi.hoisted(() => ({ mayBegin: Promise.resolve() }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof files>();
  const readdir = async (folder: URL) => {
    await reading.mayBegin;
    return original.readdir(folder);
  };
  return { ...original, readdir };
});

describe.runIf(databaseKinds.includes('postgresql'))('a migration whose connection is lost', () => {
  it.each(['waits for its turn', 'reads its files'])(
    'while it %s fails, and does not end the process',
    async (moment) => {
      const { target, remove } = await createTestTarget('postgresql');
      const other = new Client({ connectionString: 'databaseUrl' in target ? target.databaseUrl : '' });
      await other.connect();
      let letRead: (() => void) | undefined;
      reading.mayBegin = new Promise((resolve) => {
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
  it('is refused where the pooler keeps back the limits of a connection', async () => {
    const { target, remove } = await createTestTarget('postgresql');
    const pooler = await startPooler('databaseUrl' in target ? target.databaseUrl : '');
    await expect(connectDatabase({ databaseUrl: pooler.databaseUrl })).rejects.toMatchObject({ code: '08P01' });
    pooler.close();
    await remove();
  });
});
