import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase, type DatabaseTarget } from '../src/database/connect.ts';
import type { FakeCrm } from '../test/fake-crm.ts';
import { examine, type Findings } from './examine.ts';
import { startAndWait } from './server-process.ts';
import type { Visitors } from './visitors.ts';

const lastVisits = 20;
const deliveriesASecond = 8;
const graceMs = 30_000;

/**
 * Runs a server without faults until everything is delivered, stops it, and examines the result. No other server may be
 * running.
 *
 * @throws if the server cannot start, refuses a visitor or does not stop on request.
 */
export async function endInPeace(target: DatabaseTarget, crm: FakeCrm, visitors: Visitors): Promise<Findings> {
  await letLeasesRunOut(target);
  crm.respond(200);
  const { server, origin } = await startAndWait(target, crm.url);
  try {
    await visitors.signUp(origin, lastVisits);
    const deadline = Date.now() + graceMs + (visitors.acknowledged.size / deliveriesASecond) * 2_000;
    const delivered = () => [...visitors.acknowledged.keys()].every((id) => crm.accepted.has(id));
    while (!delivered() && Date.now() < deadline) await delay(100);
    const code = await server.end('SIGTERM');
    if (code !== 0) throw new Error(`The server did not stop cleanly (${code}):\n${server.output()}`);
  } finally {
    await server.end('SIGKILL');
  }
  return examine(target, visitors.acknowledged, crm.accepted);
}

/** Replaces the minute and the back-off that a killed server's deliveries would wait. No server may be running. */
export async function letLeasesRunOut(target: DatabaseTarget): Promise<void> {
  const database = await connectDatabase(target);
  await database.query(`update deliveries set next_attempt_at = received_at
    from submissions where submissions.id = submission_id and state = 'pending'`);
  await database.close();
}
