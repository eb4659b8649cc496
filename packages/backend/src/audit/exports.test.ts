import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createRecordingLog } from '../../test/recording-log.ts';
import type { AppEnv } from '../base/app-env.ts';
import type { Database } from '../database/database.ts';
import { createExports } from './exports.ts';

it('an export that could not be recorded does not count as one in progress', async () => {
  let reachable = false;
  const query: Database['query'] = async () => {
    if (!reachable) throw new Error('The database is away.');
    return { rows: [], affectedRows: 0 };
  };
  const database: Database = {
    kind: 'embedded',
    query,
    exec: async () => {},
    transaction: (work) => work({ query }),
    close: async () => {},
  };
  const exports = createExports(database, () => new Date(0), createRecordingLog());
  const app = new Hono<AppEnv>()
    .use(async (context, next) => {
      context.set('staffMember', {
        id: '1',
        email: 'ann@example.org',
        role: 'editor',
        code: false,
        passkey: false,
        provedAt: new Date(0),
        sessionId: '1',
      });
      await next();
    })
    .onError((_error, context) => context.body(null, 500))
    .get('/', (context) =>
      exports.send(context, {
        file: 'leads.csv',
        mediaType: 'text/csv',
        entry: { action: 'leads exported' },
        lines: (async function* () {
          yield 'a line\n';
        })(),
      }),
    );
  for (let n = 0; n < 10; n += 1) expect((await app.request('/')).status).toBe(500);
  reachable = true;
  expect(await (await app.request('/')).text()).toBe('a line\n');
});
