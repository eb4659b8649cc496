import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStored } from '../../test/app.ts';
import { createTestTarget, createUnusedTarget, databaseKinds, type TestTarget } from '../../test/databases.ts';
import { addressHashes, toRecord } from '../../test/submissions.ts';
import { connectDatabase, type DatabaseTarget } from '../database/connect.ts';
import { createLedger } from '../leads/ledger.ts';

const settingsOf = (target: DatabaseTarget): Record<string, string> =>
  'dataDir' in target
    ? { DATA_DIR: target.dataDir }
    : { DATABASE_URL: target.databaseUrl, SESSION_SECRET: 'a-secret-for-tests-0123456789abcdef' };

/** Shares the server's compile cache: compiling takes half of a command's time. */
const compiled = new URL('../../../../node_modules/.cache/node', import.meta.url).pathname;

function run(command: string, environment: Record<string, string>, ...args: string[]) {
  const program = new URL(`${command}.ts`, import.meta.url).pathname;
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Writes a secret key to a file as age-keygen does, and returns its public key. */
async function writeKey(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`);
  return recipient;
}

describe('the commands for a whole database', { timeout: 240_000 }, () => {
  const places: TestTarget[] = [];
  let source: DatabaseTarget;
  let file: string;

  const place = async (made: Promise<TestTarget>) => {
    const { target, remove } = await made;
    places.push({ target, remove });
    return target;
  };

  beforeAll(async () => {
    source = await place(createTestTarget('embedded'));
    const database = await connectDatabase(source);
    const ledger = createLedger(database, addressHashes);
    await Promise.all(Array.from({ length: 12 }, (_, n) => ledger.record(toRecord(`lead-${n}@example.org`))));
    await database.close();
  });
  beforeEach(async () => {
    const folder = await place(createUnusedTarget('embedded'));
    file = join('dataDir' in folder ? folder.dataDir : '', 'backup.gz');
  });
  afterAll(async () => void (await Promise.all(places.splice(0).map(({ remove }) => remove()))));

  async function countIn(target: DatabaseTarget): Promise<number> {
    const database = await connectDatabase(target);
    const { leads } = await countStored(database);
    await database.close();
    return leads;
  }

  it('saves it to a private file, and restores it once, after unreadable files', async () => {
    const target = await place(createUnusedTarget('embedded'));
    await writeFile(file, 'no backup');
    expect(run('restore', settingsOf(target), file)).toMatchObject({
      status: 1,
      stderr: 'The backup cannot be read to its end: it is damaged, or not a backup.\n',
    });
    await rm(file);

    const saved = run('backup', settingsOf(source), file);
    expect(saved).toMatchObject({ status: 0, stderr: '' });
    expect(saved.stdout).toMatch(/^leads: 12 rows$/m);
    expect(saved.stdout).toMatch(/^It is not encrypted/m);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(file, '..'))).toEqual(['backup.gz']);

    const restored = run('restore', settingsOf(target), file);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toMatch(/and verified\.\nThe audit log is empty\.\n$/);
    expect(await countIn(target)).toBe(12);

    expect(run('restore', settingsOf(target), file)).toMatchObject({
      status: 1,
      stderr: 'The target database is not empty. Restore into an empty one.\n',
    });
    expect(run('backup', settingsOf(source), file).stderr).toMatch(/^.* already exists\..*\n$/);
  });

  it('[staff-25] encrypts it for each recipient, and creates no database with another key', async () => {
    const [first, second] = [await writeKey(`${file}.first`), await writeKey(`${file}.second`)];
    await writeKey(`${file}.other`);
    const saved = run('backup', settingsOf(source), file, '--recipient', first, '--recipient', second);
    expect(saved).toMatchObject({ status: 0, stderr: '' });
    expect(saved.stdout).toMatch(/^The backup is complete: .*\n$/m);
    expect(saved.stdout).not.toContain('not encrypted');
    const text = await readFile(file, 'latin1');
    expect(text).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
    expect(text).not.toContain('lead-7@example.org');

    const target = await place(createUnusedTarget('embedded'));
    const unused = { DATA_DIR: join(file, '../unused') };
    const refused = run('restore', unused, file, '--identity', `${file}.other`);
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^.* cannot be decrypted with this key.*\n$/),
    });
    expect(existsSync(unused.DATA_DIR)).toBe(false);
    const restored = run('restore', settingsOf(target), file, '--identity', `${file}.second`);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(await countIn(target)).toBe(12);
  });

  it('[staff-25] encrypts it with a passphrase, and restores nothing from an altered file', async () => {
    const passphrase = { BACKUP_PASSPHRASE: 'a-passphrase-for-tests-0123456789' };
    expect(run('backup', { ...settingsOf(source), ...passphrase }, file)).toMatchObject({ status: 0, stderr: '' });
    const altered = await readFile(file);
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    await writeFile(file, altered);
    const target = await place(createUnusedTarget('embedded'));
    const refused = run('restore', { ...settingsOf(target), ...passphrase }, file);
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The backup cannot be read to its end.*\n$/),
    });
    expect(await countIn(target)).toBe(0);
  });

  it('reports in a sentence what is missing, and leaves no partial file', async () => {
    await writeFile(file, 'no folder');
    expect(run('restore', settingsOf(source)).stderr).toMatch(/^Usage: npm run database:restore.*\n$/);
    expect(run('backup', settingsOf(source), join(file, 'below.gz')).stderr).toMatch(/^ENOTDIR: .*below.gz.*\n$/);
    expect(await readdir(join(file, '..'))).toEqual(['backup.gz']);
    const nobody = { DATABASE_URL: 'postgres://app:hidden@127.0.0.1:9/none' };
    expect(run('backup', nobody, `${file}.2`)).toMatchObject({
      status: 1,
      stderr: 'connect ECONNREFUSED 127.0.0.1:9\n',
    });
  });

  it.runIf(databaseKinds.includes('postgresql'))('moves it from DATA_DIR to DATABASE_URL', async () => {
    const target = await place(createUnusedTarget('postgresql'));
    expect(run('backup', settingsOf(target), file).stderr).toMatch(/^This database is empty.*\n$/);
    expect(run('move', settingsOf(source)).stderr).toMatch(/^Set DATABASE_URL .*\n$/);
    const both = { ...settingsOf(source), ...settingsOf(target) };
    const moved = run('move', both);
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    expect(moved.stdout).toMatch(/^leads: 12 rows$/m);
    expect([await countIn(source), await countIn(target)]).toEqual([12, 12]);
    expect(run('move', both).stderr).toMatch(/^The target database is not empty/);
  });
});

it.each(['backup', 'move', 'verify-audit', 'password-link', 'forget-old-leads'])(
  'begins no database where DATA_DIR is misspelt: %s',
  (command) => {
    const misspelt = join(tmpdir(), 'sponsor-misspelt');
    const elsewhere = { DATABASE_URL: 'postgres://app@127.0.0.1:9/none' };
    const settings = { DATA_DIR: misspelt, ...(command === 'move' && elsewhere) };
    expect(run(command, settings, `${misspelt}.gz`)).toMatchObject({
      status: 1,
      stderr: `There is no database in ${misspelt}: no server has been started on it. Check DATA_DIR.\n`,
    });
    expect(existsSync(misspelt)).toBe(false);
  },
);
