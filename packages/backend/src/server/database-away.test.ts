import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, postJson, signUpBody } from '../../test/app.ts';
import { openTestDatabase } from '../../test/databases.ts';
import { addressHashes } from '../../test/submissions.ts';
import { createMetrics } from '../base/metrics.ts';
import { type Database, StatementError } from '../database/database.ts';
import { createLedger } from '../leads/ledger.ts';

describe('a database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  afterAll(() => database.close());

  /** The app over a database that fails from now on. */
  async function appOver(failing: Partial<Database>) {
    const broken: Database = { ...database, ...failing };
    const metrics = createMetrics();
    const lines: string[] = [];
    const { app } = await createTestApp(database, { rateLimit: true });
    const over = await createTestApp(database, {
      database: broken,
      formsDatabase: broken,
      ledger: createLedger(broken, addressHashes),
      metrics,
      rateLimit: true,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
    });
    return { healthy: app, app: over.app, metrics, logged: () => lines.join('') };
  }

  const signUp = () => postJson(signUpBody('ann@example.org'));
  const path = '/api/forms/sign-up/submissions';

  it('that is unreachable raises the alarms for leads that are not stored', async () => {
    const refuse = () => Promise.reject(new StatementError('connect ECONNREFUSED'));
    const { app, metrics, logged } = await appOver({ query: refuse, transaction: refuse });
    const answer = await app.request(path, signUp());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('try again');
    expect(await metrics.registry.metrics()).toContain('form_submissions_total{form="sign-up",result="failed"} 1');
    expect(logged()).toContain('A submission could not be stored.');
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('that became read-only is not ready, and visitors are asked to try again', async () => {
    const refuse = () =>
      Promise.reject(new StatementError('cannot execute INSERT in a read-only transaction', '25006'));
    const { app, healthy } = await appOver({
      query: <Row>(text: string) =>
        text.includes('transaction_read_only') ? database.query<Row>('select false as writable') : refuse(),
      transaction: refuse,
    });
    expect((await healthy.request('/readyz')).status).toBe(200);
    const readiness = await app.request('/readyz');
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({ status: 'The database does not respond, or is not writable.' });
    expect((await app.request(path, signUp())).status).toBe(503);
    const signIn = postJson('{"email":"ann@example.org","password":"correct horse battery"}');
    expect((await app.request('/api/staff/sign-in/email', signIn)).status).toBe(503);
  });
});
