import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, glob, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

export interface OwnDatabase {
  databaseUrl: string;
  /** Ends every remaining connection. */
  remove: () => Promise<void>;
}

/** A new database with the contents of the template, which must have no connections. */
export async function createOwnDatabase(serverUrl: string, template = 'template1'): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  await administer(serverUrl, `create database ${name} template ${template}`);
  return { databaseUrl: url.href, remove: () => administer(serverUrl, `drop database ${name} with (force)`) };
}

async function administer(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export interface PostgresqlServer {
  url: string;
  /** Undefined for a server that is not ours. */
  control?: PostgresqlControl;
  stop(): Promise<void>;
}

export interface PostgresqlControl {
  /** Ends it at once with every connection, as a failing machine would. */
  fail(): Promise<void>;
  start(): Promise<void>;
  /** Suspends all its processes: connections stay open, and nothing responds. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/**
 * Returns the server named by TEST_DATABASE_URL, else our own in a temporary folder; undefined if there is neither. Our own
 * does not survive a machine failure unless it is `durable`.
 */
export async function startPostgresql({ durable = false } = {}): Promise<PostgresqlServer | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const binaries = await findBinaries();
  if (!binaries) return undefined;

  const folder = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-pg-'));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // A socket in our own folder needs no port, and is closed to the network.
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'} -c max_connections=200`;
  const pgCtl = (...args: string[]) =>
    run(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...args], { ...owner, cwd: folder });
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'sponsor', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    cwd: folder,
  });
  const start = async () => void (await pgCtl('-l', join(folder, 'log'), '-o', options, 'start'));
  await start();
  return {
    url: `postgresql://sponsor@localhost/postgres?host=${encodeURIComponent(folder)}`,
    control: {
      fail: async () => void (await pgCtl('-m', 'immediate', 'stop')),
      start,
      freeze: () => signalAll(data, 'SIGSTOP'),
      thaw: () => signalAll(data, 'SIGCONT'),
    },
    async stop() {
      await pgCtl('-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its first process and its children, one per connection. */
async function signalAll(data: string, signal: NodeJS.Signals): Promise<void> {
  const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(first), signal);
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', first]);
  for (const pid of stdout.trim().split(/\s+/)) signalOne(Number(pid), signal);
}

/** A process that ended in the meantime, such as a maintenance process, needs no signal. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function findBinaries(): Promise<string | undefined> {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'pg_ctl'));
  const usual = ['/usr/lib/postgresql/*/bin/pg_ctl', '/opt/homebrew/opt/postgresql@*/bin/pg_ctl'];
  for await (const found of glob([...usual, ...onPath])) return join(await realpath(found), '..');
  return undefined;
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}
