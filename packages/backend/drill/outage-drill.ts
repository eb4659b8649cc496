import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseTarget } from '../src/database/connect.ts';
import { startFakeCrm } from '../test/fake-crm.ts';
import type { PostgresqlControl } from '../test/postgresql-server.ts';
import type { Findings } from './examine.ts';
import { endInPeace } from './in-peace.ts';
import { startAndWait } from './server-process.ts';
import { createVisitors } from './visitors.ts';

export interface OutageOptions {
  target: DatabaseTarget;
  /** The PostgreSQL that holds the target, and nothing that must keep running. */
  control: PostgresqlControl;
  /** How long each outage of the database lasts. */
  outageMs: number;
  report: (line: string) => void;
}

const visitorsAtOnce = 4;
const visitsBetween = 20;
const maxRecoveryMs = 60_000;

/**
 * Stops, and then freezes, the database of a server with visitors, and brings it back. The same server must recover on its
 * own, and must report in the meantime that it is not ready.
 */
export async function runOutageDrill({ target, control, outageMs, report }: OutageOptions): Promise<Findings> {
  const crm = await startFakeCrm();
  const visitors = createVisitors();
  const { server, origin } = await startAndWait(target, crm.url);
  const over = new AbortController();
  let notSaved = 0;

  async function keepVisiting(): Promise<void> {
    while (!over.signal.aborted) {
      const outcome = await visitors.visit(origin);
      if (outcome === 'gone') throw new Error(`The server exited:\n${server.output()}`);
      if (outcome === 'not saved') notSaved += 1;
      await delay(50);
    }
  }

  async function visitsGoOn(): Promise<void> {
    const wanted = visitors.acknowledged.size + visitsBetween;
    const deadline = Date.now() + maxRecoveryMs;
    while (visitors.acknowledged.size < wanted) {
      if (Date.now() > deadline) throw new Error(`The server no longer accepts sign-ups:\n${server.output()}`);
      await delay(50);
    }
    const { status } = await fetch(`${origin}/readyz`);
    if (status !== 200) throw new Error(`The server did not become ready again: ${status}.`);
  }

  async function outage(name: string, begin: () => Promise<void>, end: () => Promise<void>): Promise<void> {
    await visitsGoOn();
    const before = notSaved;
    await begin();
    const { status } = await fetch(`${origin}/readyz`);
    await delay(outageMs);
    await end();
    if (status !== 503) throw new Error(`The server reports that it is ready (${status}) without its database.`);
    await visitsGoOn();
    report(`The database was ${name} for ${outageMs} ms: ${notSaved - before} sign-ups were told to retry.`);
  }

  try {
    const visits = Promise.all(Array.from({ length: visitorsAtOnce }, keepVisiting));
    const outages = (async () => {
      await outage('gone', control.fail, control.start);
      await outage('frozen', control.freeze, control.thaw);
      over.abort();
    })();
    await Promise.all([visits, outages]);
    await server.end('SIGTERM');
    return await endInPeace(target, crm, visitors);
  } finally {
    over.abort();
    await server.end('SIGKILL');
    await crm.close();
  }
}
