import { fieldLimits, leadStatuses, staffRoles } from '@sponsor/domain';
import fc from 'fast-check';
import { verifyAudit } from '../src/audit/verify-audit.ts';
import { nameOf } from '../src/base/serve.ts';
import type { Database } from '../src/database/database.ts';
import { routes } from '../src/routes.ts';
import { createTestApp, leadsApiKey } from '../test/app.ts';
import { addStaff, signIn } from '../test/staff.ts';
import { type Asker, type HostileInput, hostileInput } from './hostile-inputs.ts';

export interface HostileFindings {
  /** The number of responses by status. */
  statuses: ReadonlyMap<number, number>;
  /** Rows in the database that should not exist; there must be none. */
  stored: string[];
}

/**
 * Sends generated requests to the whole app over an empty database.
 *
 * @param seed reproduces the same requests.
 * @throws for the first request that gets a 5xx or lets a stranger in, shrunk to its smallest form.
 */
export async function sendHostileInputs(database: Database, count: number, seed: number): Promise<HostileFindings> {
  const { app } = await createTestApp(database);
  for (const role of staffRoles) await addStaff(database, role);
  const cookies = new Map<Asker, Record<string, string>>([
    ['nobody', {}],
    ['key', { apikey: leadsApiKey }],
  ]);
  const statuses = new Map<number, number>();
  let acknowledged = 0;

  async function headersOf(asker: Asker): Promise<Record<string, string>> {
    const known = cookies.get(asker);
    if (known) return known;
    // Administrators may lock one another out.
    await database.query(`update staff.users set disabled_at = null, role = split_part(email, '@', 1)`);
    const made = await signIn(app, `${asker}@example.org`);
    cookies.set(asker, made);
    return made;
  }

  async function send({ asker, route, method, address, headers, body }: HostileInput): Promise<void> {
    const init = { method, headers: { ...headers, ...(await headersOf(asker)) }, ...(body !== undefined && { body }) };
    const answer = await app.request(address, init);
    const { status } = answer;
    const text = await answer.text();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`${method} ${address} responded with ${status}: ${text}`);
    const [wanted] = route.split(' ');
    const guarded = routes.some((declared) => nameOf(declared) === route && declared.access !== 'anyone');
    if (asker === 'nobody' && guarded && method === wanted && status < 400) {
      throw new Error(`${method} ${address} let an unauthorized request through with ${status}.`);
    }
    if ((status === 200 || status === 303) && /forms|functions/.test(route) && method === 'POST') acknowledged += 1;
    if (status === 401 && asker !== 'nobody' && asker !== 'key') cookies.delete(asker);
  }

  await fc.assert(fc.asyncProperty(hostileInput, send), { numRuns: count, seed });
  return { statuses, stored: await findWrong(database, acknowledged) };
}

const controls = String.raw`[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]`;

async function findWrong(database: Database, acknowledged: number): Promise<string[]> {
  const wrong: string[] = [];
  const expectNone = async (what: string, sql: string, ...values: unknown[]) => {
    const { rows } = await database.query(sql, values);
    if (rows.length > 0) wrong.push(`${what}: ${rows.length}`);
  };
  await expectNone(
    'submissions that were not acknowledged',
    'select from (select count(*) as stored from submissions) as counted where stored > $1::int',
    acknowledged,
  );
  await expectNone(
    'fields that no form has, that are too long, or that contain control characters',
    `select from submissions, jsonb_array_elements(fields) as field where field ->> 'value' ~ '${controls}'
       or length(field ->> 'value') > $1::int or field ->> 'name' !~ '^[a-z_]{2,40}$'`,
    fieldLimits.message,
  );
  await expectNone(
    'people without an address or with an unknown status',
    `select from leads where email !~ '^[^\\s@]+@[^\\s@]+$' and email <> '[erased]' or status <> all ($1::text[])
       or concat(name, owner, next_action) ~ '${controls}'`,
    leadStatuses,
  );
  await expectNone(
    'accounts that nobody created',
    `select from staff.users where email !~ '^(viewer|editor|administrator)@example.org$'`,
  );
  await expectNone('pictures that nobody uploaded', 'select from pictures');
  const verdict = await verifyAudit(database);
  if (!verdict.whole) wrong.push(`the audit log is broken at ${verdict.brokenAt}`);
  return wrong;
}
