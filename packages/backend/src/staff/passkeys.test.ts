import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { createFakePasskey } from '../../test/fake-passkey.ts';
import { addStaff, cookiesOf, signIn, staffPassword } from '../../test/staff.ts';
import { readAudit } from '../audit/read-audit.ts';
import type { Database } from '../database/database.ts';

const publicUrl = 'https://www.example.org';
const email = 'editor@example.org';
const optionsSchema = z.looseObject({ challenge: z.string() });
const accountSchema = z.object({ passkeys: z.array(z.object({ id: z.string(), name: z.string() })) });

describe.each(sufficientKinds)('[staff-21] passkeys on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let here: { Cookie: string };

  beforeAll(async () => void (database = await openTestDatabase(kind)));
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec('delete from staff.users; delete from staff.sign_in_attempts');
    await addStaff(database, 'editor');
    test = await createTestApp(database, { publicUrl });
    here = await signIn(test.app, email);
  });

  const post = (path: string, body: object, cookies: { Cookie: string } = here, method = 'POST') =>
    test.app.request(path, { ...postJson(JSON.stringify(body), { ...cookies, Origin: publicUrl }), method });
  const options = async (path: string, cookies = here) =>
    optionsSchema.parse(await (await post(path, {}, cookies)).json());
  const add = async (key = createFakePasskey(publicUrl), name = 'A telephone') => {
    const passkey = key.make(await options('/api/desk/account/passkeys/options'));
    const answer = await post('/api/desk/account/passkeys', { name, passkey });
    if (answer.ok) here = { Cookie: cookiesOf(answer) };
    return { key, answer };
  };
  const enterPassword = async () => {
    const answer = await post('/api/staff/sign-in/email', { email, password: staffPassword }, { Cookie: '' });
    return { answer, halfway: { Cookie: cookiesOf(answer) } };
  };
  const account = async () =>
    accountSchema.parse(await (await test.app.request('/api/desk/account', { headers: here })).json());

  it('are added under a name, required after the password, and complete the sign-in', async () => {
    const { key, answer } = await add();
    expect(answer.status).toBe(201);
    expect((await account()).passkeys).toMatchObject([{ id: key.id, name: 'A telephone' }]);
    const { answer: first, halfway } = await enterPassword();
    expect(await first.json()).toEqual({ codeNeeded: true, code: false, passkey: true });
    const asked = await options('/api/staff/sign-in/passkey/options', halfway);
    expect(asked).toMatchObject({ rpId: 'www.example.org', allowCredentials: [{ id: key.id }] });
    const second = await post('/api/staff/sign-in/passkey', { passkey: key.sign(asked) }, halfway);
    expect(second.status).toBe(200);
    const inside = await test.app.request('/api/desk/account', { headers: { Cookie: cookiesOf(second) } });
    expect(inside.status).toBe(200);
    expect((await readAudit(database, {}))[0]).toMatchObject({ action: 'signed in', details: { by: 'passkey' } });
  });

  it('end the sessions that began without one', async () => {
    const elsewhere = await signIn(test.app, email);
    await add();
    expect((await test.app.request('/api/desk/account', { headers: elsewhere })).status).toBe(401);
  });

  it('sign a challenge once, and only the one of this sign-in', async () => {
    const { key } = await add();
    const { halfway } = await enterPassword();
    const asked = await options('/api/staff/sign-in/passkey/options', halfway);
    const tryWith = (passkey: object, cookies = halfway) => post('/api/staff/sign-in/passkey', { passkey }, cookies);
    const signed = key.sign(asked);
    const other = (await enterPassword()).halfway;
    await options('/api/staff/sign-in/passkey/options', other);
    expect((await tryWith(signed, other)).status).toBe(400);
    expect((await tryWith(signed)).status).toBe(200);
    expect((await tryWith(signed)).status).toBe(401);
    expect((await tryWith(key.sign(asked), other)).status).toBe(400);
  });

  it('are refused from another origin, from another account, and from a clone with a lower counter', async () => {
    const { key } = await add();
    const tryWith = async (sign: (asked: { challenge: string }) => object) => {
      const { halfway } = await enterPassword();
      const asked = await options('/api/staff/sign-in/passkey/options', halfway);
      return (await post('/api/staff/sign-in/passkey', { passkey: sign(asked) }, halfway)).status;
    };
    const foreign = createFakePasskey('https://www.example.org.evil.example');
    expect(await tryWith((asked) => ({ ...foreign.sign(asked), id: key.id, rawId: key.id }))).toBe(400);
    expect(await tryWith((asked) => createFakePasskey(publicUrl).sign(asked))).toBe(400);
    expect(await tryWith((asked) => key.sign(asked))).toBe(200);
    key.rewind();
    expect(await tryWith((asked) => key.sign(asked))).toBe(400);
  });

  it.each([
    {},
    { passkey: null },
    { passkey: { id: 'x' } },
    { passkey: { id: '\u0000', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} } },
  ])('are refused as badly formed: %j', async (body) => {
    await add();
    const { halfway } = await enterPassword();
    expect((await post('/api/staff/sign-in/passkey', body, halfway)).status).toBe(400);
    expect((await post('/api/desk/account/passkeys', { name: 'x', ...body })).status).toBe(400);
  });

  it('are not added twice, nor without a challenge', async () => {
    const { key } = await add();
    expect((await add(key)).answer.status).toBe(400);
    const passkey = createFakePasskey(publicUrl).make({ challenge: 'bm90aGluZw' });
    expect((await post('/api/desk/account/passkeys', { name: 'x', passkey })).status).toBe(400);
  });

  it('can be removed, the last one only if a second factor is optional', async () => {
    const [first, second] = [(await add()).key, (await add()).key];
    test = await createTestApp(database, { publicUrl, twoFactorRequired: true });
    const remove = async (id: string) => (await post(`/api/desk/account/passkeys/${id}`, {}, here, 'DELETE')).status;
    expect([await remove(first.id), await remove(first.id), await remove(second.id)]).toEqual([200, 404, 409]);
    test = await createTestApp(database, { publicUrl });
    expect(await remove(second.id)).toBe(200);
    expect(await (await enterPassword()).answer.json()).toEqual({ user: { email } });
  });

  it('need a host name', async () => {
    test = await createTestApp(database);
    const local = await signIn(test.app, email);
    const askAt = async (origin: string) =>
      (await test.app.request(`${origin}/api/desk/account/passkeys/options`, postJson('{}', { ...local }))).status;
    expect([await askAt('http://127.0.0.1:4000'), await askAt('http://[::1]:4000')]).toEqual([409, 409]);
    expect(await askAt('http://localhost:4000')).toBe(200);
  });
});
