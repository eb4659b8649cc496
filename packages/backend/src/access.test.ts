import { isAtLeast, staffRoles } from '@sponsor/domain';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, leadsApiKey, postJson, type TestApp } from '../test/app.ts';
import { databaseKinds, openTestDatabase } from '../test/databases.ts';
import { addStaff, signIn } from '../test/staff.ts';
import { access } from './access.ts';
import type { AppEnv } from './base/app-env.ts';
import type { Database } from './database/database.ts';
import { undecidedRoutes } from './staff/guard.ts';

const guarded = Object.entries(access).flatMap(([route, needed]) => {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll(/:\w+/g, '01234567-89ab-7def-8123-456789abcdef');
  return needed === 'anyone' ? [] : [{ route, method, path, needed }];
});

const askers = [...staffRoles, 'nobody', 'forger', 'key'] as const;
type Asker = (typeof askers)[number];

function mayCall(asker: Asker, needed: (typeof guarded)[number]['needed']): boolean {
  if (asker === 'nobody' || asker === 'forger') return false;
  if (asker === 'key') return needed === 'viewer or key';
  return isAtLeast(asker, needed === 'viewer or key' ? 'viewer' : needed);
}

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
      Cookie: viewer.Cookie.replace(/(session_token=[^.]+\.)(.)/, (_match, token: string, first: string) =>
        token.concat(first === 'a' ? 'b' : 'a'),
      ),
    };
    headers = { viewer, editor, administrator, nobody: {}, forger, key: { apikey: leadsApiKey } };
    ({ rows: sessions } = await database.query<Record<string, unknown>>('select * from staff.sessions'));
  });
  afterAll(() => database.close());

  /** Some of the routes end sessions. */
  async function restoreSessions() {
    for (const { id, user_id, token, expires_at, created_at } of sessions) {
      await database.query(
        `insert into staff.sessions (id, user_id, token, expires_at, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $5) on conflict do nothing`,
        [id, user_id, token, expires_at, created_at],
      );
    }
  }

  const matrix = guarded.flatMap((route) => askers.map((asker) => ({ ...route, asker })));

  it.each(matrix)('$route for $asker', async ({ method, path, needed, asker }) => {
    await restoreSessions();
    const init = method === 'GET' ? { headers: headers[asker] } : { ...postJson('{}', headers[asker]), method };
    const answer = await test.app.request(path, init);
    if (mayCall(asker, needed)) {
      expect(answer.status).not.toBe(401);
      expect(answer.status).not.toBe(403);
      expect(answer.status).toBeLessThan(500);
      return;
    }
    const isSignedIn = asker !== 'nobody' && asker !== 'forger' && asker !== 'key';
    expect(answer.status).toBe(isSignedIn ? 403 : 401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const refusal = path.startsWith('/rest/')
      ? {
          code: '42501',
          message: expect.stringMatching(/^permission denied for table \w+$/),
          details: null,
          hint: null,
        }
      : { message: expect.stringMatching(isSignedIn ? /^This needs the role of/ : /^Please sign in\.$/), errors: [] };
    expect(await answer.json()).toEqual(refusal);
  });

  it('asks by HEAD for what GET asks for', async () => {
    for (const { path } of guarded.filter(({ method }) => method === 'GET')) {
      expect([path, (await test.app.request(path, { method: 'HEAD' })).status]).toEqual([path, 401]);
    }
  });
});

describe('the table', () => {
  it('names routes that nobody decided on', () => {
    const app = new Hono<AppEnv>()
      .use(async (_context, next) => next())
      .get('/healthz', (context) => context.text(''))
      .post('/api/desk/forgotten/:id', (context) => context.text(''));
    expect(undecidedRoutes(app, access)).toEqual(['POST /api/desk/forgotten/:id']);
  });

  it('holds no route that is not there', async () => {
    const database = await openTestDatabase('embedded');
    const { app } = await createTestApp(database);
    const routes = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(access).filter((route) => !routes.has(route))).toEqual([]);
    await database.close();
  });
});
