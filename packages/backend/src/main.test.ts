import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postJson, signUpBody } from '../test/app.ts';
import { createTestTarget, databaseKinds, type TestTarget } from '../test/databases.ts';
import { cookiesOf } from '../test/staff.ts';
import { openDatabase } from './database/connect.ts';

const readyLine = /^Ready on/m;

/** Root may write anywhere, so another user must try. */
const nobody: SpawnOptions = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Other users cannot read a clone in a private folder. */
const mayRunAsNobody =
  spawnSync(process.execPath, ['--check', 'src/main.ts'], { ...nobody, cwd: new URL('..', import.meta.url) }).status ===
  0;

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return child.exitCode;
}

describe('the server process', () => {
  let target: TestTarget;
  let environment: Record<string, string>;
  const running: ChildProcess[] = [];

  beforeEach(async () => {
    target = await createTestTarget('embedded');
    // These tests need no pages, and must not wait for a build of the site.
    environment = { PORT: '0', SITE_DIST: 'none', DATA_DIR: 'dataDir' in target.target ? target.target.dataDir : '' };
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map(stop));
    await target.remove();
  });

  /** Starts the program and returns once it has said that it is ready, or has ended. */
  async function start(changes: Record<string, string> = {}, readiness = readyLine, owner: SpawnOptions = {}) {
    const child = spawn(process.execPath, ['src/main.ts'], {
      ...owner,
      stdio: 'pipe',
      cwd: new URL('..', import.meta.url),
      env: { PATH: process.env['PATH'], ...environment, ...changes },
    });
    running.push(child);
    const output = { text: '' };
    const ready = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (piece: string) => {
          output.text += piece;
          if (readiness.test(output.text)) resolve();
        });
      }
    });
    await Promise.race([ready, once(child, 'close')]);
    const address = /^Ready on (http:\S+)$/m.exec(output.text)?.[1] ?? '';
    return { child, output, address };
  }

  async function refusal(changes: Record<string, string>, owner: SpawnOptions = {}): Promise<string> {
    const { child, output } = await start(changes, readyLine, owner);
    expect(child.exitCode).toBe(1);
    const lines = output.text
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'));
    expect(lines).toHaveLength(1);
    expect(output.text).not.toMatch(/\n\s+at /);
    return lines.join();
  }

  it('logs once that it is ready, stores a lead, locks its database, and completes accepted requests before it stops', async () => {
    const named = { STAFF_EMAIL: 'Staff@example.org', STAFF_PASSWORD: 'correct horse battery' };
    const { child, output, address } = await start(named);
    const response = await fetch(`${address}/api/forms/sign-up/submissions`, postJson(signUpBody('ann@example.org')));
    expect(response.status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    const account = JSON.stringify({ email: named.STAFF_EMAIL, password: named.STAFF_PASSWORD });
    expect((await fetch(`${address}/api/staff/sign-in/email`, postJson(account))).status).toBe(200);

    expect(await refusal({})).toMatch(/is in use by another server/);

    const other = await createTestTarget('embedded');
    const { hostname, port } = new URL(address);
    const DATA_DIR = 'dataDir' in other.target ? other.target.dataDir : '';
    const late = await start({ PORT: port, DATA_DIR });
    expect(late.child.exitCode).toBe(1);
    expect(late.output.text).toContain(`Port ${port} is already in use`);
    expect(late.output.text).not.toContain('Ready on');
    await other.remove();

    const visitor = connect(Number(port), hostname);
    const body = signUpBody('late@example.org');
    visitor.write(
      `POST /api/forms/sign-up/submissions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    // The server sends "100 Continue" once it has the request's headers.
    await once(visitor, 'readable');
    child.kill('SIGINT');
    const knock = () => fetch(`${address}/readyz`).then(String, () => 'nobody is there');
    await expect.poll(knock).toBe('nobody is there');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    visitor.write(body);
    expect(await text(visitor)).toMatch(/^HTTP\/1.1 200 OK/m);
    expect(await stop(child)).toBe(0);
    expect(output.text.match(/Ready on/g)).toHaveLength(1);
    expect(output.text).not.toMatch(/\/setup#|do not apply|correct horse|(ann|late)@example\.org/);
  });

  it('prints a set-up link for the first account, and recovers after its database broke', async () => {
    const first = await start({ HOST: '0.0.0.0' });
    const link = /http:\/\/127\.0\.0\.1:\S+\/setup#\S+/.exec(first.output.text)?.[0] ?? '';
    const { origin, hash } = new URL(link);
    const account = { email: 'staff@example.org', password: 'correct horse battery' };
    const setUp = await fetch(
      `${origin}/api/desk/setup`,
      postJson(JSON.stringify({ token: hash.slice(1), ...account })),
    );
    expect(setUp.status).toBe(201);
    expect(await stop(first.child)).toBe(0);

    const preload = new URL('../test/breakable-database.ts', import.meta.url).href;
    const second = await start({ NODE_OPTIONS: `--import=${preload}` });
    expect(second.output.text).not.toContain('/setup#');
    const signIn = await fetch(`${second.address}/api/staff/sign-in/email`, postJson(JSON.stringify(account)));
    expect(signIn.status).toBe(200);
    second.child.kill('SIGUSR2');
    await once(second.child, 'close');
    expect(second.child.exitCode).toBe(1);
    expect(second.output.text).toContain('The embedded database stopped (its thread exited)');

    const third = await start({ STAFF_EMAIL: 'Staff@example.org', STAFF_PASSWORD: 'another long password' });
    expect(third.output.text).toContain('Ready on');
    expect(third.output.text).toContain('STAFF_EMAIL and STAFF_PASSWORD are ignored');
    expect(third.output.text).not.toContain('another long password');
  });

  it.runIf(databaseKinds.includes('postgresql'))(
    'takes a lead while staff wait for a lock, with every connection of theirs',
    async () => {
      const own = await createTestTarget('postgresql');
      const DATABASE_URL = 'databaseUrl' in own.target ? own.target.databaseUrl : '';
      const named = { STAFF_EMAIL: 'staff@example.org', STAFF_PASSWORD: 'correct horse battery' };
      expect(await refusal({ DATABASE_URL })).toMatch(/^SESSION_SECRET must be set/);
      const SESSION_SECRET = 'a-secret-for-tests-0123456789abcdef';
      const optional = { STAFF_TWO_FACTOR: 'optional' };
      const { child, address } = await start({ DATABASE_URL, SESSION_SECRET, ...named, ...optional });
      const account = JSON.stringify({ email: named.STAFF_EMAIL, password: named.STAFF_PASSWORD });
      const signedIn = await fetch(`${address}/api/staff/sign-in/email`, postJson(account));
      const headers = { Cookie: cookiesOf(signedIn) };

      const locked = await openDatabase(own.target);
      await locked.transaction(async (transaction) => {
        await transaction.query('lock table staff.audit_log in access exclusive mode');
        const reads = Array.from({ length: 20 }, () => fetch(`${address}/api/desk/leads`, { headers }));
        const waiting = async () => {
          const { rows } = await locked.query<{ waiting: number }>(
            `select count(*)::int as waiting from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows[0]?.waiting;
        };
        await expect.poll(waiting).toBeGreaterThanOrEqual(10);
        const began = performance.now();
        const answer = await fetch(`${address}/api/forms/sign-up/submissions`, postJson(signUpBody('lee@example.org')));
        expect([answer.status, performance.now() - began < 4_000]).toEqual([200, true]);
        void Promise.allSettled(reads);
      });
      await locked.close();
      await stop(child);
      await own.remove();
    },
  );

  it('refuses a bad setting with one sentence', async () => {
    expect(await refusal({ PORT: 'many' })).toMatch(/^PORT must be .*\.$/);
  });

  it('[staff-26] is ready without its mail server, and logs why no letter would be sent', async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'desk@example.org', PUBLIC_URL: 'http://127.0.0.1:4000' };
    const { output } = await start(mail, /The mail server cannot be used/);
    expect(output.text).toMatch(readyLine);
    expect(output.text).toContain('"reason":"ECONNREFUSED"');
  });

  it('refuses a common password with one sentence', async () => {
    const named = { STAFF_EMAIL: 'staff@example.org', STAFF_PASSWORD: 'password1234' };
    expect(await refusal(named)).toMatch(/^STAFF_PASSWORD is too easy .*\.$/);
  });

  it.runIf(mayRunAsNobody)('refuses a data directory that it may not write to, with one sentence', async () => {
    const { DATA_DIR = '' } = environment;
    await chmod(DATA_DIR, 0o555);
    const sentence = await refusal({}, nobody);
    await chmod(DATA_DIR, 0o700);
    expect(sentence).toMatch(/^The data directory .* is not readable and writable .*\(EACCES\)\..*\.$/);
  });

  it('logs why it waits for a database, without its password, and renders nothing in the meantime', async () => {
    const { output } = await start({ DATABASE_URL: 'postgres://app:hidden@127.0.0.1:9/none' }, /cannot be opened yet/);
    expect(output.text).toContain('nothing listens at its address (ECONNREFUSED)');
    expect(output.text).not.toContain('hidden');
    expect(output.text).not.toContain('The site has not been built');
  });

  it.runIf(databaseKinds.includes('postgresql'))(
    'refuses a database that does not exist, with one sentence',
    async () => {
      const own = await createTestTarget('postgresql');
      await own.remove();
      const DATABASE_URL = 'databaseUrl' in own.target ? own.target.databaseUrl : '';
      expect(await refusal({ DATABASE_URL })).toMatch(/^The database in DATABASE_URL cannot be opened: .*3D000.*\.$/);
    },
  );
});
