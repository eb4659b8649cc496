import { isAtLeast, staffRoles } from '@sponsor/domain';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, leadsApiKey, postJson, type TestApp } from '../test/app.ts';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { addStaff, signIn } from '../test/staff.ts';
import type { AppEnv } from './base/app-env.ts';
import { nameOf } from './base/serve.ts';
import type { Database } from './database/database.ts';
import { routes } from './routes.ts';
import { requiredRole, undeclaredRoutes } from './staff/guard.ts';

const guarded = routes.flatMap((route) => {
  const path = route.path.replaceAll(/:\w+/g, '01234567-89ab-7def-8123-456789abcdef');
  const { method, access: needed } = route;
  return needed === 'anyone' ? [] : [{ route: nameOf(route), method, path, needed }];
});

const askers = [...staffRoles, 'nobody', 'forger', 'key'] as const;
type Asker = (typeof askers)[number];

function mayCall(asker: Asker, needed: (typeof guarded)[number]['needed']): boolean {
  if (asker === 'nobody' || asker === 'forger') return false;
  if (asker === 'key') return needed === 'viewer or key';
  return isAtLeast(asker, requiredRole(needed));
}

const isStaffRole = (asker: Asker) => staffRoles.some((role) => role === asker);

const matrix = guarded.flatMap((route) => askers.map((asker) => ({ ...route, asker })));

describe.each(databaseKinds)('who may call what, on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let headers: Record<Asker, Readonly<Record<string, string>>>;
  let sessions: readonly Readonly<Record<string, unknown>>[];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    test = await createTestApp(database);
    for (const role of staffRoles) await addStaff(database, role);
    const [viewer, editor, administrator] = await Promise.all(
      staffRoles.map((role) => signIn(test.app, `${role}@example.org`)),
    );
    if (!viewer || !editor || !administrator) throw new Error('Somebody could not sign in.');
    const forger = {
      Cookie: viewer.Cookie.replace(/(staff=)(.)/, (_match, name: string, first: string) =>
        name.concat(first === 'a' ? 'b' : 'a'),
      ),
    };
    headers = { viewer, editor, administrator, nobody: {}, forger, key: { apikey: leadsApiKey } };
    ({ rows: sessions } = await database.query<Record<string, unknown>>('select * from staff.sessions'));
  });
  afterAll(() => database.close());

  /** Some of the routes end sessions. */
  async function restoreSessions() {
    for (const session of sessions) {
      await database.query(
        `insert into staff.sessions select * from json_populate_record(null::staff.sessions, $1)
         on conflict (id) do update set token_hash = excluded.token_hash`,
        [JSON.stringify(session)],
      );
    }
  }

  const call = async ({ method, path, asker }: (typeof matrix)[number]) => {
    await restoreSessions();
    const init = method === 'GET' ? { headers: headers[asker] } : { ...postJson('{}', headers[asker]), method };
    return test.app.request(path, init);
  };

  it.each(matrix.filter(({ asker, needed }) => mayCall(asker, needed)))('$route allows $asker', async (route) => {
    const answer = await call(route);
    expect(await answer.text()).not.toContain('There is nothing at this address');
    const { status } = answer;
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });

  it.each(matrix.filter(({ asker, needed }) => !mayCall(asker, needed)))('$route refuses $asker', async (route) => {
    const isStaff = isStaffRole(route.asker);
    const refusals = {
      table: {
        message: expect.stringMatching(/^permission denied for table \w+$/),
        code: '42501',
        details: null,
        hint: null,
      },
      call: {
        message: expect.any(String),
        errors: [],
        ...(isStaff ? { code: `${route.needed}-required`, value: route.asker } : { code: 'sign-in-required' }),
      },
    };
    const answer = await call(route);
    expect(answer.status).toBe(isStaff ? 403 : 401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toEqual(refusals[route.path.startsWith('/rest/') ? 'table' : 'call']);
  });

  it('requires the same access for HEAD as for GET', async () => {
    for (const { path } of guarded.filter(({ method }) => method === 'GET')) {
      expect([path, (await test.app.request(path, { method: 'HEAD' })).status]).toEqual([path, 401]);
    }
  });
});

describe('the declarations', () => {
  it('cover every route of the app, or the missing ones are named', () => {
    const app = new Hono<AppEnv>()
      .use(async (_context, next) => next())
      .get('/healthz', (context) => context.text(''))
      .post('/api/desk/forgotten/:id', (context) => context.text(''));
    expect(undeclaredRoutes(app, routes)).toEqual(['POST /api/desk/forgotten/:id']);
  });

  it('contain no route that the app lacks', async () => {
    const database = await openTestDatabase('embedded');
    const { app } = await createTestApp(database);
    const answered = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    expect(routes.map(nameOf).filter((route) => !answered.has(route))).toEqual([]);
    await database.close();
  });
});
