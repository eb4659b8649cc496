import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { createAddressHashes } from '../base/address-hash.ts';
import type { Database } from '../database/database.ts';
import { readSecrets } from './read-secrets.ts';

const [one, other] = ['a-secret-of-the-operator-0123456789', 'another-secret-of-theirs-0123456789'];
const postgresql = { databaseUrl: 'postgres://localhost/leads' };

describe.each(sufficientKinds)('the secrets of a server on the %s database', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  const keptUntilNow = (value: string) =>
    database.query(`insert into staff.secrets (name, value) values ('session', $1)`, [value]);
  const stored = async () => (await database.query<{ value: string }>('select value from staff.secrets')).rows;

  it('[staff-18] come from the operator, and are never in the database', async () => {
    expect(await readSecrets(database, postgresql, [one, other])).toEqual([one, other]);
    expect(await stored()).toEqual([]);
  });

  it('[staff-18] are required with PostgreSQL, and the message contains a command that creates one', async () => {
    await expect(readSecrets(database, postgresql, undefined)).rejects.toThrow(
      /SESSION_SECRET must be set.*randomBytes/,
    );
  });

  it('[staff-18] replace the secret that an earlier release kept in the database, once the operator has it', async () => {
    await keptUntilNow(other);
    await expect(readSecrets(database, postgresql, undefined)).rejects.toThrow(/must be set to the value/);
    await expect(readSecrets(database, postgresql, [one])).rejects.toThrow(/must end with a space and the value/);
    expect(await stored()).toEqual([{ value: other }]);
    expect(await readSecrets(database, postgresql, [one, other])).toEqual([one, other]);
    expect(await stored()).toEqual([]);
  });
});

describe('the secret beside an embedded database', () => {
  let database: Database;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'secrets-'));
    database = await openTestDatabase(databaseKinds.includes('embedded') ? 'embedded' : 'postgresql');
  });
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const file = () => path.join(dataDir, 'database.secret');
  const read = () => readSecrets(database, { dataDir }, undefined);

  it('[staff-18] is created once, readable only for this user', async () => {
    const [secret] = await read();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await read()).toEqual([secret]);
    // Windows has no such permissions.
    const rights = process.platform === 'win32' ? 0o600 : (await stat(file())).mode & 0o777;
    expect(rights).toBe(0o600);
  });

  it('[staff-18] is moved out of the database of an earlier release', async () => {
    const kept = 'k'.repeat(43);
    await database.query(`insert into staff.secrets (name, value) values ('session', $1)`, [kept]);
    expect(await read()).toEqual([kept]);
    expect(await readFile(file(), 'utf8')).toBe(`${kept}\n`);
    expect((await database.query('select from staff.secrets')).rows).toEqual([]);
    expect(await read()).toEqual([kept]);
  });

  it('is not replaced if the file is damaged or unreadable, because everything that it sealed would be lost', async () => {
    await writeFile(file(), 'short\n');
    await expect(read()).rejects.toThrow(/contains no secret/);
    await rm(file());
    await writeFile(path.join(dataDir, 'database.secret.unfinished'), 'of a start that was ended');
    expect((await read())[0]).toMatch(/^[\w-]{43}$/);
    if (process.getuid?.() === 0) return;
    await chmod(file(), 0o000);
    await expect(read()).rejects.toThrow(/cannot be read \(EACCES\)/);
  });
});

describe('hashes of addresses', () => {
  it('[staff-18] are recognized after a rotation of the secret', () => {
    const [before] = createAddressHashes([other])('Ann@Example.org');
    const [now, earlier] = createAddressHashes([one, other])(' ann@example.org');
    expect(earlier).toBe(before);
    expect(now).not.toBe(before);
  });
});
