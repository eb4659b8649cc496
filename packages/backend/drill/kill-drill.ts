import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase, type DatabaseTarget } from '../src/database/connect.ts';
import { startFakeCrm } from '../test/fake-crm.ts';
import { examine, type Findings } from './examine.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createVisitors } from './visitors.ts';

export interface DrillOptions {
  rounds: number;
  /** An empty place: its deliveries are hurried along. */
  target: DatabaseTarget;
  report: (line: string) => void;
}

const visitsARound = 20;
const deliveriesASecond = 8;
const graceMs = 30_000;

/**
 * Kills the server at random moments, also while it starts, with visitors signing up and a CRM that fails now and then;
 * then lets it work in peace, stops it and examines what it holds.
 *
 * @throws when the server cannot start, refuses a visitor or does not stop by itself.
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
    await letLeasesRunOut(target);
    crm.respond(200);
    await workInPeace();
    return await examine(target, visitors.acknowledged, crm.accepted);
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
    const { server, origin } = await startAndWait();
    // What is acknowledged too early is not on disk for a moment only, so the kill comes on the heels of an answer.
    let answersLeft = 1 + Math.floor(Math.random() * (visitsARound / 2));
    const moment = `with answer ${answersLeft}`;
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

  async function workInPeace(): Promise<void> {
    const { server, origin } = await startAndWait();
    try {
      await visitors.signUp(origin, visitsARound);
      const deadline = Date.now() + graceMs + (visitors.acknowledged.size / deliveriesASecond) * 2_000;
      const delivered = () => [...visitors.acknowledged.keys()].every((id) => crm.accepted.has(id));
      while (!delivered() && Date.now() < deadline) await delay(100);
      const code = await server.end('SIGTERM');
      if (code !== 0) throw new Error(`The server did not stop by itself (${code}):\n${server.output()}`);
    } finally {
      await server.end('SIGKILL');
    }
  }

  async function startAndWait(): Promise<{ server: ServerProcess; origin: string }> {
    const server = startServer(target, crm.url);
    const origin = await server.ready;
    if (origin === undefined) throw new Error(`The server did not start again:\n${server.output()}`);
    return { server, origin };
  }
}

/** Stands for the minute and the back-off that a killed server's deliveries would wait. */
async function letLeasesRunOut(target: DatabaseTarget): Promise<void> {
  const database = await connectDatabase(target);
  await database.query(`update deliveries set next_attempt_at = received_at
    from submissions where submissions.id = submission_id and state = 'pending'`);
  await database.close();
}
