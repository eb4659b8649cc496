import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseTarget } from '../src/database/connect.ts';
import { startFakeCrm } from '../test/fake-crm.ts';
import type { Findings } from './examine.ts';
import { endInPeace } from './in-peace.ts';
import { startAndWait, startServer } from './server-process.ts';
import { createVisitors } from './visitors.ts';

export interface DrillOptions {
  rounds: number;
  /** An empty database: its deliveries are made due early. */
  target: DatabaseTarget;
  report: (line: string) => void;
}

const visitsARound = 20;

/**
 * Kills the server at random moments, also while it starts, with visitors signing up and a CRM that fails now and then;
 * then runs it without faults, stops it and examines the result.
 *
 * @throws if the server cannot start, refuses a visitor or does not stop on request.
 */
export async function runKillDrill({ rounds, target, report }: DrillOptions): Promise<Findings> {
  const crm = await startFakeCrm();
  const visitors = createVisitors();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      crm.respond(Math.random() < 0.3 ? 503 : 200);
      const moment = round % 4 === 1 ? await killWhileStarting() : await killWhileVisited();
      report(`Round ${round}: killed ${moment}; ${visitors.acknowledged.size} acknowledged so far.`);
    }
    return await endInPeace(target, crm, visitors);
  } finally {
    await crm.close();
  }

  async function killWhileStarting(): Promise<string> {
    const server = startServer(target, crm.url);
    const ms = Math.round(Math.random() * 3_000);
    await delay(ms);
    await server.end('SIGKILL');
    return `${ms} ms after its start`;
  }

  async function killWhileVisited(): Promise<string> {
    const { server, origin } = await startAndWait(target, crm.url);
    // A lead acknowledged too early is missing from the disk only for a moment, so kill right after a response.
    let answersLeft = 1 + Math.floor(Math.random() * (visitsARound / 2));
    const moment = `at response ${answersLeft}`;
    const visits = visitors.signUp(origin, visitsARound, () => {
      answersLeft -= 1;
      if (answersLeft === 0) void server.end('SIGKILL');
    });
    try {
      await visits;
    } finally {
      await server.end('SIGKILL');
    }
    return moment;
  }
}
