import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestTarget, type TestTarget } from '../../test/databases.ts';
import { connectDatabase } from './connect.ts';
import { DataDirectoryError } from './data-directory.ts';

const recordLeads = new URL('../../test/record-leads.ts', import.meta.url).pathname;
const watchedDisk = new URL('../../test/watched-disk.ts', import.meta.url).href;

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  acknowledged: string[];
  complaint: string;
}

async function recordInOtherProcess(
  dataDir: string,
  leads: number,
  disk?: { log: string; failing: number },
): Promise<Ended> {
  const preload = disk ? ['--import', watchedDisk] : [];
  const env = { PATH: process.env['PATH'], SYNC_LOG: disk?.log, FAILING_SYNC: String(disk?.failing ?? 0) };
  const child = spawn(process.execPath, [...preload, recordLeads, dataDir, String(leads)], { env });
  const ended = new Promise<Pick<Ended, 'code' | 'signal'>>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { ...(await ended), acknowledged: output.split('\n').filter(Boolean), complaint };
}

describe('openEmbeddedDatabase', () => {
  let place: TestTarget;
  let dataDir: string;

  beforeEach(async () => {
    place = await createTestTarget('embedded');
    dataDir = 'dataDir' in place.target ? place.target.dataDir : '';
  });
  afterEach(() => place.remove());

  it('refuses a second user in this or another process until the first has closed', async () => {
    const database = await connectDatabase({ dataDir });
    await expect(connectDatabase({ dataDir })).rejects.toBeInstanceOf(DataDirectoryError);
    await expect(database.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    const refused = await recordInOtherProcess(dataDir, 1);
    expect(refused).toMatchObject({ code: 1, acknowledged: [] });
    expect(refused.complaint.trim()).toMatch(/^The data directory .* is in use by another server\..*\.$/);

    await database.close();
    expect(await recordInOtherProcess(dataDir, 1)).toMatchObject({ code: 0, complaint: '' });
  });

  it.runIf(process.getuid?.() === 0)(
    "keeps root off another user's database, whose server could not open files that root writes",
    async () => {
      const database = join(dataDir, 'database');
      await chown(database, 1500, 1500);
      await expect(connectDatabase({ dataDir })).rejects.toThrow(/belongs to user 1500\. Run this as that user/);
      expect((await stat(join(database, 'PG_VERSION'))).isFile()).toBe(true);
      await chown(database, 0, 0);
      await (await connectDatabase({ dataDir })).close();
    },
  );

  it('restricts the permissions of a folder before it writes there', async () => {
    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, 'database'), 0o755);
    await (await connectDatabase({ dataDir })).close();
    expect([await modeOf(dataDir), await modeOf(join(dataDir, 'database'))]).toEqual([0o700, 0o700]);
  });

  it('keeps the permissions of a shared folder, and restricts those of the database in it', async () => {
    await writeFile(join(dataDir, 'others'), '');
    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, 'database'), 0o755);
    await (await connectDatabase({ dataDir })).close();
    expect([await modeOf(dataDir), await modeOf(join(dataDir, 'database'))]).toEqual([0o755, 0o700]);
  });

  it('reports in one sentence that the folder is a file, or its lock is invalid', async () => {
    const file = join(dataDir, 'database', 'PG_VERSION');
    for (const noFolder of [file, join(file, 'below')]) {
      const refused = connectDatabase({ dataDir: noFolder });
      await expect(refused).rejects.toThrow(/^The data directory .* is not a folder\..*\.$/);
      await expect(refused).rejects.toBeInstanceOf(DataDirectoryError);
    }
    await writeFile(join(dataDir, 'database.lock'), 'garbage'.repeat(1_000));
    const refused = connectDatabase({ dataDir });
    await expect(refused).rejects.toThrow(/^The lock file .* cannot be used\..*\.$/);
    await expect(refused).rejects.toBeInstanceOf(DataDirectoryError);
  });

  it('reports in one sentence that the folder contains no database', async () => {
    await rm(join(dataDir, 'database', 'global'), { recursive: true });
    await expect(connectDatabase({ dataDir })).rejects.toThrow(/^The database in .* cannot be opened: .+$/);
  });

  it('reports in one sentence that the creation of a database was killed', async () => {
    const kills = `process.argv[1]?.includes('create-embedded-process') && process.kill(process.pid, 'SIGKILL')`;
    vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(kills)}`);
    const refused = connectDatabase({ dataDir: join(dataDir, 'fresh') });
    await expect(refused).rejects.toThrow(
      /^The database in .* cannot be opened: the process that creates it was killed \(SIGKILL\), most likely because memory/,
    );
    vi.unstubAllEnvs();
  });

  it('starts again after interrupted first starts, with restricted permissions also in a shared folder', async () => {
    const shared = join(dataDir, 'shared');
    const unfinished = join(shared, 'database.new');
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), 'torn');
    await writeFile(join(shared, 'others'), '');
    const child = spawn(process.execPath, [recordLeads, shared, '1'], { env: { PATH: process.env['PATH'] } });
    await expect.poll(() => readdir(shared)).toContainEqual(expect.stringContaining('.new-'));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await connectDatabase({ dataDir: shared });
    await expect(database.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await database.close();
    expect(await readdir(shared)).toEqual(['database', 'database.lock', 'others']);
    expect(await modeOf(join(shared, 'database'))).toBe(0o700);
  });

  it('has every acknowledged lead on disk, and exits instead of acknowledging a failed write', async () => {
    const log = join(dataDir, 'syncs');
    await recordInOtherProcess(dataDir, 0, { log, failing: 0 });
    const { size: withoutLeads } = await stat(log);
    const { acknowledged } = await recordInOtherProcess(dataDir, 20, { log, failing: 0 });

    expect(acknowledged).toHaveLength(20);
    const { size } = await stat(log);
    expect(size - withoutLeads).toBeGreaterThanOrEqual(withoutLeads + 20);

    const ended = await recordInOtherProcess(dataDir, 40, { log, failing: size + withoutLeads + 10 });
    expect(ended.signal).toBe('SIGKILL');
    expect(ended.complaint).toContain('could not be written to disk');
    expect(ended.acknowledged.length).toBeLessThan(40);
    expect(ended.acknowledged.length).toBeGreaterThan(0);
    const database = await connectDatabase({ dataDir });
    const { rows } = await database.query<{ id: string }>('select id from submissions');
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining([...acknowledged, ...ended.acknowledged]));
    await database.close();
  });

  it('gives up on a statement after 30 seconds, refuses all further ones, and reports once that it is broken', async () => {
    const broken = vi.fn<(reason: string) => void>();
    const database = await connectDatabase({ dataDir }, broken);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome = 'waiting';
    const hanging = database.query('select pg_sleep(600)').catch((error: Error) => {
      outcome = error.message;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await hanging;

    expect(outcome).toContain('a statement took longer than 30 s');
    await expect(database.query('select 1')).rejects.toThrow(outcome);
    await expect(database.close()).rejects.toThrow(outcome);
    expect(broken.mock.calls).toEqual([[outcome]]);
    const again = vi.fn<(reason: string) => void>();
    await (await connectDatabase({ dataDir }, again)).close();
    expect(again).not.toHaveBeenCalled();
  });

  it('stops the timeout of a statement once it has ended', async () => {
    const database = await connectDatabase({ dataDir });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await database.query('select 1');
    await expect(database.query('select nothing')).rejects.toMatchObject({ code: '42703' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    await database.close();
  });
});
