import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Secrets } from '../base/secrets.ts';
import { StartError } from '../base/start-error.ts';
import type { DatabaseTarget } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { syncPath } from '../database/sync-tree.ts';

const command = 'node -p "crypto.randomBytes(32).toString(\'base64url\')"';

/**
 * Returns the secrets, none of which is in the database: reading it, or a backup, must not allow signing in as someone else.
 * Without `SESSION_SECRET` an embedded database has a file beside it, created at the first start.
 *
 * @throws StartError if the secrets are missing, or lack the one that an earlier release stored in the database.
 */
export async function readSecrets(
  database: Database,
  target: DatabaseTarget,
  given: Secrets | undefined,
): Promise<Secrets> {
  const { rows } = await database.query<{ value: string }>(`select value from staff.secrets where name = 'session'`);
  const kept = rows[0]?.value;
  const secrets = given ?? ('dataDir' in target ? [await secretBeside(target.dataDir, kept)] : undefined);
  if (secrets === undefined) {
    throw new StartError(
      kept === undefined
        ? `SESSION_SECRET must be set, because it must not be stored in the database. To generate one: ${command}`
        : "SESSION_SECRET must be set to the value that the database has stored so far: select value from staff.secrets where name = 'session'",
    );
  }
  if (kept === undefined) return secrets;
  if (!secrets.includes(kept)) {
    throw new StartError(
      "SESSION_SECRET must end with a space and the value that the database has stored so far: select value from staff.secrets where name = 'session'",
    );
  }
  await database.query(`delete from staff.secrets where name = 'session'`);
  if (database.kind === 'embedded') await database.exec('vacuum full staff.secrets');
  return secrets;
}

/** Written completely or not at all. A damaged file is not replaced: everything sealed with it would be lost. */
async function secretBeside(dataDir: string, kept: string | undefined): Promise<string> {
  const file = join(dataDir, 'database.secret');
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartError(`${file} cannot be read (${error.code}).`);
  });
  if (found !== undefined) {
    if (!/^[\w-]{43}\n$/.test(found)) throw new StartError(`${file} contains no secret. Restore it from your backup.`);
    return found.trim();
  }
  const secret = kept ?? randomBytes(32).toString('base64url');
  await writeFile(`${file}.unfinished`, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.unfinished`, file);
  syncPath(dataDir);
  return secret;
}
