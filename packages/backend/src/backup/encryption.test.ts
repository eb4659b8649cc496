import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEncryption, openBackup } from './encryption.ts';

const piece = Buffer.alloc(64 * 1024, 'dana@example.org');
const pieces = 40;
const passphrase = 'a-passphrase-for-tests-0123456789';

describe('an encrypted backup', () => {
  let folder: string;
  let file: string;
  let identityFile: string;
  let identity: string;
  let recipient: string;
  /** The most chunks that were read before they were written. */
  let ahead = 0;
  let encrypted: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sponsor-encryption-'));
    file = join(folder, 'backup.gz.age');
    identityFile = join(folder, 'key.txt');
    identity = await generateX25519Identity();
    recipient = await identityToRecipient(identity);
    await writeFile(identityFile, `# created: today\r\n\r\n${identity}\r\n`);

    let read = 0;
    let written = 0;
    const source = async function* () {
      for (; read < pieces; read += 1) yield piece;
    };
    const encrypt = createEncryption({ recipients: [recipient], passphrase: undefined });
    const parts: Uint8Array[] = [];
    for await (const part of encrypt?.(source()) ?? []) {
      parts.push(part);
      written += part.length;
      ahead = Math.max(ahead, read - written / piece.length);
    }
    encrypted = Buffer.concat(parts);
    await writeFile(file, encrypted);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const open = (path = file, keys: Partial<Parameters<typeof openBackup>[1]> = { identityFile }) =>
    openBackup(path, { identityFile: undefined, passphrase: undefined, ...keys });

  it('[staff-25] contains no readable address, and opens with its key', async () => {
    expect(encrypted.includes('dana@example.org')).toBe(false);
    expect(encrypted.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
    expect((await buffer(await open())).equals(Buffer.concat(Array.from({ length: pieces }, () => piece)))).toBe(true);
  });

  it('is encrypted as a stream, never as a whole in memory', () => {
    expect(ahead).toBeLessThan(10);
  });

  it.each([
    ['cut off', () => encrypted.subarray(0, -1)],
    [
      'cut off between two pieces',
      () => encrypted.subarray(0, encrypted.length - (encrypted.length % (piece.length + 16))),
    ],
    ['lengthened', () => Buffer.concat([encrypted, Buffer.from('x')])],
    ['altered', () => Buffer.from(encrypted.map((byte, at) => (at === 1_000_000 ? byte ^ 1 : byte)))],
  ])('[staff-25] cannot be read to its end when it was %s', async (_, damaged) => {
    const other = join(folder, 'damaged.age');
    await writeFile(other, damaged());
    await expect(buffer(await open(other))).rejects.toThrow();
  });

  it('is not opened without a key, with another one, or with a file without a key', async () => {
    const other = join(folder, 'other.txt');
    await writeFile(other, await generateX25519Identity());
    const empty = join(folder, 'empty.txt');
    await writeFile(empty, '# public key: none\n');
    await expect(open(file, {})).rejects.toThrow(/^.* is encrypted: /);
    await expect(open(file, { passphrase })).rejects.toThrow(/cannot be decrypted with this key/);
    await expect(open(file, { identityFile: other })).rejects.toThrow(/cannot be decrypted with this key/);
    for (const none of [empty, file]) {
      await expect(open(file, { identityFile: none })).rejects.toThrow(/must contain secret keys of age/);
    }
    await expect(open(file, { identityFile: join(folder, 'none.txt') })).rejects.toThrow(/^ENOENT/);
  });

  it('differs from a backup without encryption, which is read as it is', async () => {
    const plain = join(folder, 'backup.gz');
    await writeFile(plain, gzipSync('#{}'));
    expect(createEncryption({ recipients: [], passphrase: undefined })).toBeUndefined();
    expect((await buffer(await open(plain))).equals(gzipSync('#{}'))).toBe(true);
  });

  it('reports invalid keys without repeating a secret one', () => {
    const make = (recipients: string[], words?: string) => () => createEncryption({ recipients, passphrase: words });
    expect(make([recipient], passphrase)).toThrow(/either for recipients or with a passphrase: /);
    for (const wrong of ['age1', identity, recipient.slice(0, -1)]) {
      expect(make([recipient, wrong])).toThrow(
        /^A recipient must be a public key of age, which begins with age1: [^A-Z]*$/,
      );
    }
  });
});
