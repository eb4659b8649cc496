import { setTimeout as delay } from 'node:timers/promises';
import { privacyForm } from '@sponsor/domain';
import { connectDatabase, type DatabaseTarget } from '../src/database/connect.ts';
import type { Database } from '../src/database/database.ts';
import { changeLead } from '../src/desk/change-lead.ts';
import { eraseLead } from '../src/desk/privacy.ts';
import { type FakeCrm, startFakeCrm } from '../test/fake-crm.ts';
import { addressHashes } from '../test/submissions.ts';
import { letLeasesRunOut } from './in-peace.ts';
import { startAndWait } from './server-process.ts';
import { createVisitors } from './visitors.ts';

export interface PrivacyDrillOptions {
  people: number;
  /** An empty database: its deliveries are made due early. */
  target: DatabaseTarget;
  report: (line: string) => void;
}

export interface PrivacyFindings {
  /** The number of requests that the CRM had to receive. */
  asked: number;
  /** Requests the CRM never received. */
  untold: string[];
  /** Persons for whom something else was sent after their request. */
  outOfTurn: string[];
  /** Erased persons whose address is still in the database. */
  kept: string[];
}

interface Notice {
  id: string;
  email: string;
  request: string;
}

const deliveriesASecond = 8;
const graceMs = 30_000;
/** Milliseconds in which a starting server resends everything due, and how many starts it gets. */
const roundMs = 2_000;
const maxRounds = 10;

/**
 * Kills the server while it delivers, erases half of the persons, marks the others do-not-contact, and kills it once more
 * while it informs the CRM, which fails now and then.
 */
export async function runPrivacyDrill({ people, target, report }: PrivacyDrillOptions): Promise<PrivacyFindings> {
  const crm = await startFakeCrm();
  const visitors = createVisitors();
  try {
    crm.respond(() => (Math.random() < 0.2 ? 503 : 200));
    await killAfter(people / 2, (origin) => visitors.signUp(origin, people));
    const notices = await onDatabase(target, ask);
    report(`${notices.length} of ${people} were known or queued to the CRM, and made a request.`);
    await letLeasesRunOut(target);
    await killAfter(crm.accepted.size + notices.length / 2, async () => {});
    // After a kill it is unknown what the CRM received, until another server has sent it again.
    for (let round = 0; round < maxRounds; round += 1) {
      await letLeasesRunOut(target);
      await killAfter(Number.POSITIVE_INFINITY, () => delay(roundMs), notices);
      if (!(await onDatabase(target, owesNotices))) break;
    }
    return await onDatabase(target, (database) => examine(database, crm, notices));
  } finally {
    await crm.close();
  }

  /** Runs a server until the CRM has received this many items, or all of these. */
  async function killAfter(
    taken: number,
    meanwhile: (origin: string) => Promise<void>,
    notices?: readonly Notice[],
  ): Promise<void> {
    const { server, origin } = await startAndWait(target, crm.url);
    try {
      await meanwhile(origin);
      const deadline = Date.now() + graceMs + (people / deliveriesASecond) * 4_000;
      const told = () => notices?.every(({ id }) => crm.accepted.has(id)) ?? false;
      while (crm.accepted.size < taken && !told() && Date.now() < deadline) await delay(20);
      if (notices) await server.end('SIGTERM');
    } finally {
      await server.end('SIGKILL');
    }
  }
}

async function ask(database: Database): Promise<Notice[]> {
  const { rows } = await database.query<{ id: string }>('select id from leads order by email_key');
  const actor = { name: 'drill@example.org', at: new Date() };
  for (const [place, { id }] of rows.entries()) {
    if (place % 2 === 0) await eraseLead(database, id, { reason: 'The drill.', asked: true }, actor, addressHashes);
    else await changeLead(database, id, { status: 'do_not_contact' }, actor);
  }
  const notices = await database.query<Notice>(
    `select id, fields -> 0 ->> 'value' as email, fields -> 1 ->> 'value' as request from submissions where form_id = $1`,
    [privacyForm],
  );
  return notices.rows;
}

async function owesNotices(database: Database): Promise<boolean> {
  const { rows } = await database.query("select from deliveries where form_id = $1 and state = 'pending'", [
    privacyForm,
  ]);
  return rows.length > 0;
}

async function examine(
  database: Database,
  { requests, accepted }: FakeCrm,
  notices: readonly Notice[],
): Promise<PrivacyFindings> {
  const { rows } = await database.query<{ everything: string }>(
    `select coalesce((select jsonb_agg(leads)::text from leads), '')
       || coalesce((select jsonb_agg(submissions)::text from submissions), '')
       || coalesce((select jsonb_agg(lead_events)::text from lead_events), '') as everything`,
  );
  const everything = rows[0]?.everything ?? '';
  const keyOf = (place: number) => String(requests[place]?.headers['idempotency-key']);
  return {
    asked: notices.length,
    untold: notices.filter(({ id }) => !accepted.has(id)).map(({ id }) => id),
    outOfTurn: notices
      .filter(({ id, email }) => {
        const told = requests.findIndex((_request, place) => keyOf(place) === id);
        return requests
          .slice(told)
          .some(({ body }, place) => body.includes(`"${email}"`) && keyOf(told + place) !== id);
      })
      .map(({ email }) => email),
    kept: notices
      .filter(({ email, request }) => request === 'erasure' && everything.includes(email))
      .map(({ email }) => email),
  };
}

async function onDatabase<Result>(
  target: DatabaseTarget,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await connectDatabase(target);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
