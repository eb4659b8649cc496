import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../base/start-error.ts';

interface BackupLock {
  /** Public age keys; the secret key of any one opens the backup. */
  recipients: readonly string[];
  passphrase: string | undefined;
}

/**
 * Returns a stream that encrypts a backup in the age format chunk by chunk; undefined without a key.
 *
 * @throws StartError for an invalid recipient, and for recipients together with a passphrase.
 */
export function createEncryption({ recipients, passphrase }: BackupLock) {
  if (recipients.length === 0 && passphrase === undefined) return undefined;
  if (recipients.length > 0 && passphrase !== undefined) {
    throw new StartError(
      'A backup is encrypted either for recipients or with a passphrase: omit --recipient, or unset BACKUP_PASSPHRASE.',
    );
  }
  const encrypter = new Encrypter();
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase);
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      // The value may be a secret key pasted by mistake, so the message does not repeat it.
      throw new StartError('A recipient must be a public key of age, which begins with age1: age-keygen -y prints it.');
    }
  }
  return async function* encrypt(backup: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    yield* await encrypter.encrypt(asWebStream(backup));
  };
}

interface BackupKeys {
  /** A file as `age-keygen` writes it. */
  identityFile: string | undefined;
  passphrase: string | undefined;
}

/**
 * Opens a backup up to its key, so that a wrong key fails before anything else starts. Later reads fail at the first chunk
 * that was altered or is missing.
 *
 * @throws StartError if the backup is encrypted and no key opens it.
 */
export async function openBackup(file: string, { identityFile, passphrase }: BackupKeys): Promise<Readable> {
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  if (identityFile !== undefined) addIdentities(decrypter, identityFile, await readFile(identityFile, 'utf8'));
  const encrypted = await isEncrypted(file);
  const backup = createReadStream(file);
  if (!encrypted) return backup;
  if (identityFile === undefined && passphrase === undefined) {
    throw new StartError(
      `${file} is encrypted: pass the file of its secret key with --identity, or set BACKUP_PASSPHRASE.`,
    );
  }
  try {
    return Readable.from(await decrypter.decrypt(asWebStream(backup)));
  } catch (cause) {
    backup.destroy();
    throw new StartError(
      `${file} cannot be decrypted with this key: it was encrypted for another one, or is damaged.`,
      { cause },
    );
  }
}

function addIdentities(decrypter: Decrypter, file: string, text: string): void {
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    throw noKeyIn(file);
  }
  if (keys.length === 0) throw noKeyIn(file);
}

/** Leaves the cause out, which may contain part of the key. */
function noKeyIn(file: string): StartError {
  return new StartError(`${file} must contain secret keys of age, one per line, as age-keygen writes them.`);
}

async function isEncrypted(file: string): Promise<boolean> {
  const firstLine = Buffer.from('age-encryption.org/v1\n');
  await using handle = await open(file);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(firstLine.length) });
  return buffer.equals(firstLine);
}

/** Node's `Readable.toWeb` has other types than the browser streams of the library. */
function asWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await reader.return?.();
    },
  });
}
