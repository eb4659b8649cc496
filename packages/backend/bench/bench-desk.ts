import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { Client } from 'pg';
import { type ServerProcess, startServer } from '../drill/server-process.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { createOwnDatabase, startPostgresql } from '../test/postgresql-server.ts';

// Measures how long staff wait for pages, searches and counts over a million leads on PostgreSQL, and how much of the
// server's memory an export of all of them takes.

const staff = { email: 'dana@example.org', password: 'quarry ledger meadow' };
const metricsToken = 'a-token-for-figures-that-is-long-enough-01234';
const repeats = 50;
const deepest = 900_000;
const searches = [
  'leads?search=3f9a1',
  'leads?search=example',
  'leads?search=nobody-at-all',
  'leads?status=invested',
  'leads?form=contact',
  'leads?campaign=campaign_7',
  'leads?campaign=campaign_38',
  'leads?campaign=campaign_7&sort=email',
  'leads?owner=dana@example.org',
  'leads?owner=',
  'leads?from=2024-03-01&to=2024-03-31',
  'leads?search=3f9&status=contacted&form=deck',
  'leads?search=example&campaign=campaign_2',
  'leads?status=new&form=deck&campaign=campaign_9',
  'leads?owner=&status=invested&sort=-contacted',
  'leads?sort=email',
  'leads?sort=status',
  'leads?sort=contacted',
  'leads?sort=-contacted',
  'leads/count',
  'leads/count?status=new',
  'leads/count?campaign=campaign_7',
  'leads/count?search=3f9&status=contacted&form=deck',
  'campaigns',
  'leads/newest',
  'origins',
  'deliveries/health',
  'deliveries?state=delivered',
  'privacy/requests',
];

const postgresql = await startPostgresql();
if (!postgresql) throw new Error('PostgreSQL was not found: set TEST_DATABASE_URL, or install it.');
const { databaseUrl, remove } = await createOwnDatabase(postgresql.url);
try {
  const target = { databaseUrl };
  const after = await seed();
  const server = startServer(target, 'http://127.0.0.1:9', {
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    METRICS_TOKEN: metricsToken,
  });
  try {
    await measure(server, after);
  } finally {
    await server.end('SIGTERM');
  }
} finally {
  await remove();
  await postgresql.stop();
}

async function measure(server: ServerProcess, after: string): Promise<void> {
  const origin = await server.ready;
  if (origin === undefined) throw new Error(`The server did not start:\n${server.output()}`);
  const headers = { Cookie: await signIn(origin) };
  const wait = async (path: string) => timesOf(`${origin}/api/desk/${path}`, headers);

  const first = await wait('leads');
  const deep = await wait(`leads?after=${after}`);
  print(`The first page: ${said(first)}.`);
  print(
    `The page after ${deepest.toLocaleString('en-US')}: ${said(deep)}; ${(deep.median / first.median).toFixed(2)} of the first.`,
  );
  for (const path of searches) print(`${path}: ${said(await wait(path))}.`);
  for (const format of ['csv', 'ndjson']) await exportAll(origin, format, headers);
}

interface Times {
  median: number;
  /** The second slowest of twenty. */
  slow: number;
}

async function timesOf(address: string, headers: Record<string, string>): Promise<Times> {
  const times: number[] = [];
  for (let repeat = -3; repeat < repeats; repeat += 1) {
    const began = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
    if (repeat >= 0) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), slow: at(0.95) };
}

async function exportAll(origin: string, format: string, headers: Record<string, string>): Promise<void> {
  const before = await memory(origin);
  const began = performance.now();
  const answer = await fetch(`${origin}/api/desk/leads/export/${format}`, { headers });
  let highest = before;
  let bytes = 0;
  let lines = 0;
  let looked = began;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (performance.now() - looked < 1_000) continue;
    looked = performance.now();
    highest = Math.max(highest, await memory(origin));
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  print(
    `All as ${format}: ${lines.toLocaleString('en-US')} lines, ${Math.round(bytes / 1e6)} MB in ${seconds} s; ` +
      `the server took ${Math.round(before)} MB before and ${Math.round(highest)} MB at most.`,
  );
}

/** The server's memory, in megabytes. */
async function memory(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(await answer.text())?.[1]) / 1e6;
}

async function signIn(origin: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(staff);
  const answer = await fetch(`${origin}/api/staff/sign-in/email`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Returns the cursor of the last page. */
async function seed(): Promise<string> {
  print('A million leads are made.');
  await (await connectDatabase({ databaseUrl })).close();
  // Without the time limits of interactive queries.
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(await readFile(new URL('million-leads.sql', import.meta.url), 'utf8'));
    const { rows } = await client.query<{ at: Date; id: string }>(
      `select created_at as at, id from leads order by created_at desc, id desc offset ${deepest} limit 1`,
    );
    const [place] = rows;
    if (place === undefined) throw new Error('There are too few leads.');
    return Buffer.from(JSON.stringify([place.at.toISOString(), place.id])).toString('base64url');
  } finally {
    await client.end();
  }
}

function said({ median, slow }: Times): string {
  return `${median.toFixed(1)} ms, ${slow.toFixed(1)} ms at worst of twenty but one`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
