import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { connectDatabase, type DatabaseTarget } from '../src/database/connect.ts';
import { createOwnDatabase, type PostgresqlServer, startPostgresql } from '../test/postgresql-server.ts';
import type { Findings } from './examine.ts';
import { sendHostileInputs } from './hostile-drill.ts';
import { runKillDrill } from './kill-drill.ts';
import { runOutageDrill } from './outage-drill.ts';
import { cutPower } from './power-loss.ts';
import { runPrivacyDrill } from './privacy-drill.ts';
import { runRollingDrill } from './rolling-drill.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    'power-cuts': { type: 'string', default: '20' },
    'outage-seconds': { type: 'string', default: '60' },
    leads: { type: 'string', default: '2000' },
    people: { type: 'string', default: '200' },
    inputs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261122' },
  },
});
const rounds = Number(values.rounds);
const leads = Number(values.leads);
const people = Number(values.people);
const powerCuts = Number(values['power-cuts']);
const outageMs = Number(values['outage-seconds']) * 1_000;
const inputs = Number(values.inputs);
let lost = 0;

const folder = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-drill-'));
const postgresql = await startPostgresql();
try {
  await killOn('PGlite', { dataDir: join(folder, 'killed') });
  await sendHostile('PGlite', { dataDir: join(folder, 'attacked') });
  await askForPrivacy('PGlite', { dataDir: join(folder, 'asked') });
  await loseThePower(join(folder, 'powerless'));
  if (postgresql) await drillPostgresql(postgresql);
  else print('PostgreSQL was skipped: TEST_DATABASE_URL is not set and pg_ctl was not found.');
} finally {
  await postgresql?.stop();
  await rm(folder, { recursive: true, force: true });
}
if (lost > 0) process.exitCode = 1;

async function drillPostgresql({ url, control }: PostgresqlServer): Promise<void> {
  await onOwnDatabase(url, (target) => killOn('PostgreSQL', target));
  await onOwnDatabase(url, (target) => sendHostile('PostgreSQL', target));
  await onOwnDatabase(url, (target) => askForPrivacy('PostgreSQL', target));
  await onOwnDatabase(url, async (target) => {
    const found = await runRollingDrill({ target, leads, report: told('Three servers') });
    tell('Three servers replaced one after another', found);
    print(`Sent to the CRM more than once: ${found.sentAgain}.`);
  });
  if (control === undefined) return;
  await onOwnDatabase(url, async (target) => {
    const found = await runOutageDrill({ target, control, outageMs, report: told('PostgreSQL') });
    tell('PostgreSQL stopped and frozen', found);
  });
}

async function onOwnDatabase(url: string, drill: (target: DatabaseTarget) => Promise<void>): Promise<void> {
  const { databaseUrl, remove } = await createOwnDatabase(url);
  await drill({ databaseUrl });
  await remove();
}

async function killOn(name: string, target: DatabaseTarget): Promise<void> {
  tell(`${name}, ${rounds} kills`, await runKillDrill({ rounds, target, report: told(name) }));
}

async function sendHostile(name: string, target: DatabaseTarget): Promise<void> {
  const database = await connectDatabase(target);
  const { statuses, stored } = await sendHostileInputs(database, inputs, Number(values.seed));
  await database.close();
  lost += stored.length;
  const answers = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  print(
    `${name}, ${inputs} hostile requests: ${answers.join(', ')}; stored but should not be: ${stored.join(', ') || 'none'}.`,
  );
}

async function askForPrivacy(name: string, target: DatabaseTarget): Promise<void> {
  const { asked, untold, outOfTurn, kept } = await runPrivacyDrill({ people, target, report: told(name) });
  lost += untold.length + outOfTurn.length + kept.length;
  print(
    `${name}, ${asked} privacy requests: ${untold.length} unknown to the CRM, ${outOfTurn.length} out of order, ` +
      `${kept.length} erased but still stored.`,
  );
}

async function loseThePower(dataDir: string): Promise<void> {
  if (process.platform !== 'linux') return print('Power loss was skipped: it needs Linux.');
  await (await connectDatabase({ dataDir })).close();
  const found = await cutPower(dataDir, powerCuts, told('Power'));
  lost += found.lost.length;
  print(`Power cut ${powerCuts} times: ${found.acknowledged} leads acknowledged, ${found.lost.length} lost.`);
}

function tell(what: string, found: Findings): void {
  lost += found.lost.length + found.undelivered.length + found.unknownToLedger.length;
  print(
    `${what}: ${found.acknowledged} sign-ups acknowledged, ${found.stored} stored, ${found.lost.length} lost, ` +
      `${found.undelivered.length} undelivered, ${found.unknownToLedger.length} only at the CRM.`,
  );
}

function told(name: string): (line: string) => void {
  return (line) => print(`${name}: ${line}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
