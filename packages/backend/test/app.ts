import { AsyncLocalStorage } from 'node:async_hooks';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { type AppDependencies, createApp } from '../src/app.ts';
import type { AppEnv } from '../src/base/app-env.ts';
import { createMetrics } from '../src/base/metrics.ts';
import type { Database } from '../src/database/database.ts';
import { createEventCounter } from '../src/events/event-counter.ts';
import { createLedger } from '../src/leads/ledger.ts';
import { createPictures } from '../src/media/pictures.ts';
import { createSectionImages } from '../src/media/section-images.ts';
import { renderPages } from '../src/server/render-pages.ts';
import { createPages } from '../src/server/rendered-pages.ts';
import { createPasswordCheck } from '../src/staff/password-strength.ts';
import * as fakeSite from './fake-site.ts';
import { requireDescribed } from './require-described.ts';
import { addressHashes, secrets } from './submissions.ts';

export interface TestApp {
  app: Hono<AppEnv>;
  /** The log's output as text. */
  logged: () => string;
  /** The app's clock; set it to move on. */
  clock: { now: Date };
}

/** For a site without pages. */
export const isEasyToGuess = createPasswordCheck({ shown: () => [], host: '127.0.0.1' });

export const leadsApiKey = 'a-key-for-tests-that-is-long-enough-0123456789';

/**
 * Fails at once on a statement of the app made beside its own open transaction, on either database: the embedded one has a
 * single connection, so the statement would wait forever.
 */
function withoutDeadlocks(database: Database): Database {
  const working = new AsyncLocalStorage<boolean>();
  return {
    ...database,
    query<Row>(...statement: Parameters<Database['query']>) {
      if (working.getStore()) throw new Error(`This statement is made beside its transaction: ${statement[0]}`);
      return database.query<Row>(...statement);
    },
    transaction: (work) => database.transaction((transaction) => working.run(true, () => work(transaction))),
  };
}

/** The whole app over a database, with a fake site and, unless requested, without rate limits. Every response must be described. */
export async function createTestApp(plain: Database, changes: Partial<AppDependencies> = {}): Promise<TestApp> {
  const database = withoutDeadlocks(plain);
  const clock = { now: new Date('2026-03-01T15:00:00Z') };
  const lines: string[] = [];
  const now = () => clock.now;
  const publicUrl = changes.publicUrl ?? 'http://127.0.0.1:4000';
  const sectionImages = createSectionImages(database, now);
  const pages = await createPages({
    render: (state, paths) => renderPages(fakeSite, { site: {}, publicUrl }, state, paths),
    now,
    changes: sectionImages,
  });
  const app = createApp({
    database,
    formsDatabase: changes.database ?? database,
    ledger: createLedger(database, addressHashes),
    addressHashes,
    notedAuditHead: () => undefined,
    crmConnected: false,
    noticeChannels: [],
    events: createEventCounter({ database, log: pino({ enabled: false }), now, timeZone: 'America/New_York' }),
    onRecorded: () => {},
    isEasyToGuess,
    secrets,
    pages,
    shown: pages.shown,
    pictures: createPictures(database, now),
    sectionImages,
    assets: new Map(),
    facts: fakeSite.facts,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    metrics: createMetrics(),
    now,
    leadsApiKey,
    twoFactorRequired: false,
    rateLimit: false,
    trustedProxies: 0,
    ...changes,
  });
  const { fetch } = app;
  app.fetch = async (request, ...rest) => {
    const answer = await fetch(request, ...rest);
    await requireDescribed(request, answer);
    return answer;
  };
  return { app, clock, logged: () => lines.join('') };
}

/** The number of rows in each table of the ledger. */
export async function countStored(
  database: Database,
): Promise<{ leads: number; submissions: number; deliveries: number }> {
  const { rows } = await database.query<{ leads: number; submissions: number; deliveries: number }>(
    `select (select count(*)::int from leads) as leads, (select count(*)::int from submissions) as submissions,
            (select count(*)::int from deliveries) as deliveries`,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('The tables could not be counted.');
  return counts;
}

/** A complete sign-up as a browser sends it. */
export function signUpBody(email: string, changes: Readonly<Record<string, unknown>> = {}): string {
  const values = {
    email,
    lead_source: 'Landing Page Lead',
    utm_source: 'direct',
    utm_medium: 'website',
    utm_campaign: 'landing_page',
    utm_content: 'hero_form',
    utm_term: '',
    ...changes,
  };
  return JSON.stringify({ fields: Object.entries(values).map(([name, value]) => ({ name, value })) });
}

export function postJson(body: BodyInit, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } };
}

export function postPlain(
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  return {
    method: 'POST',
    body: new URLSearchParams(values).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', ...headers },
  };
}
