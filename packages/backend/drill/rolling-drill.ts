import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseTarget } from '../src/database/connect.ts';
import { startFakeCrm } from '../test/fake-crm.ts';
import type { Findings } from './examine.ts';
import { endInPeace } from './in-peace.ts';
import { type ServerProcess, startAndWait } from './server-process.ts';
import { createVisitors } from './visitors.ts';

export interface RollingOptions {
  /** A PostgreSQL that several servers share. */
  target: DatabaseTarget;
  leads: number;
  report: (line: string) => void;
}

export interface RollingFindings extends Findings {
  /** How often the CRM received a submission it already had, under the same key. */
  sentAgain: number;
}

const instances = 3;
const visitorsAtOnce = 6;
const pauseMs = 20;

/** Replaces three servers one after another, every third time by killing one, while visitors sign up at whichever is running. */
export async function runRollingDrill({ target, leads, report }: RollingOptions): Promise<RollingFindings> {
  const crm = await startFakeCrm();
  const visitors = createVisitors();
  const running = new Map<string, ServerProcess>();
  let stops = 0;

  async function add(): Promise<void> {
    const { server, origin } = await startAndWait(target, crm.url);
    running.set(origin, server);
  }

  async function keepVisiting(): Promise<void> {
    while (visitors.acknowledged.size < leads) {
      const origins = [...running.keys()];
      const origin = origins[Math.floor(Math.random() * origins.length)];
      const outcome = origin === undefined ? 'gone' : await visitors.visit(origin);
      if (outcome === 'not saved') throw new Error('A sign-up was not saved.');
      await delay(pauseMs);
    }
  }

  async function keepReplacing(): Promise<void> {
    while (visitors.acknowledged.size < leads) {
      const [oldest] = running;
      if (oldest === undefined) throw new Error('No server is left.');
      const [origin, server] = oldest;
      stops += 1;
      const killed = stops % 3 === 1;
      const code = await server.end(killed ? 'SIGKILL' : 'SIGTERM');
      running.delete(origin);
      if (!killed && code !== 0) throw new Error(`A server did not stop cleanly (${code}):\n${server.output()}`);
      await add();
      report(
        `Server ${stops} was ${killed ? 'killed' : 'stopped'}; ${visitors.acknowledged.size} acknowledged so far.`,
      );
    }
  }

  try {
    await Promise.all(Array.from({ length: instances }, add));
    await Promise.all([keepReplacing(), ...Array.from({ length: visitorsAtOnce }, keepVisiting)]);
    await Promise.all([...running.values()].map((server) => server.end('SIGTERM')));
    const found = await endInPeace(target, crm, visitors);
    const keys = crm.requests.map(({ headers }) => headers['idempotency-key']);
    return { ...found, sentAgain: keys.length - new Set(keys).size };
  } finally {
    await Promise.all([...running.values()].map((server) => server.end('SIGKILL')));
    await crm.close();
  }
}
