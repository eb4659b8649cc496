import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countStored, createTestApp, postJson, signUpBody } from '../../test/app.ts';
import { openTestDatabase } from '../../test/databases.ts';
import { serveTestApp } from '../../test/listening.ts';
import type { AppEnv } from '../base/app-env.ts';
import type { Database } from '../database/database.ts';
import { listen } from './server.ts';

const signUp = '/api/forms/sign-up/submissions';

describe('the server', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('embedded');
  });
  afterAll(() => database.close());

  it('refuses ten megabytes with 413, with Content-Length or in chunks', async () => {
    const before = await countStored(database);
    const address = await serveTestApp(await createTestApp(database));
    const announced = await fetch(`${address}${signUp}`, postJson('x'.repeat(10 * 1024 * 1024)));
    expect([announced.status, await announced.json()]).toEqual([
      413,
      expect.objectContaining({ message: expect.stringMatching(/too large/) }),
    ]);

    const piece = new Uint8Array(64 * 1024).fill(0x78);
    let left = 160;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) controller.close();
        else controller.enqueue(piece);
        left -= 1;
      },
    });
    const init = { ...postJson(body), duplex: 'half' };
    const inPieces = await fetch(`${address}${signUp}`, init);
    expect(inPieces.status).toBe(413);
    expect(await countStored(database)).toEqual(before);
  });

  it.each([
    ['announced', 'Content-Length: 500\r\n\r\n{"fie'],
    ['in pieces', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"fie\r\n'],
  ])('survives a visitor who hangs up in the middle of a body %s', async (_case, beginning) => {
    const test = await createTestApp(database);
    const address = new URL(await serveTestApp(test));
    const socket = connect(Number(address.port), address.hostname);
    const headers = ['Host: x', 'Content-Type: application/json', 'Expect: 100-continue'];
    socket.write(`POST ${signUp} HTTP/1.1\r\n${headers.join('\r\n')}\r\n${beginning}`);
    // The server sends "100 Continue" once it has the request's headers.
    await once(socket, 'data');
    socket.destroy();
    await expect.poll(test.logged).toContain('"msg":"request"');
    expect((await fetch(new URL('/healthz', address))).status).toBe(200);
    expect(test.logged()).not.toContain('unexpected error');
  });

  it.each([
    ['a host of which no URL can be made', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400, /is not valid/],
    ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, /too long/],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, /too long/],
    ['two different hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, /two different hosts/],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, /not valid/],
    [
      'a length beside pieces',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      /not valid/,
    ],
    ['pieces of another kind', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n', 400, /not valid/],
    ['a blank before a colon', 'GET / HTTP/1.1\r\nHost: a\r\nX : b\r\n\r\n', 400, /not valid/],
    ['a header over two lines', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n', 400, /not valid/],
    ['lines that end otherwise', 'GET / HTTP/1.1\nHost: a\nX: b\n\n', 400, /not valid/],
    ['an address that is all', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400, /is not valid/],
    ['what is not HTTP', '\u0016\u0003\u0001\r\n\r\n', 400, /not valid/],
  ])('answers %s with a sentence', async (_case, request, status, sentence) => {
    const address = new URL(await serveTestApp(await createTestApp(database)));
    const socket = connect(Number(address.port), address.hostname);
    socket.end(request);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.split('\r\n\r\n')[1]).toMatch(sentence);
  });

  it('is ready only while the database responds', async () => {
    const address = await serveTestApp(await createTestApp(database));
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const lame = await createTestApp(database, {
      database: { ...database, query: () => Promise.reject(new Error('gone')) },
    });
    const other = await serveTestApp(lame);
    expect([(await fetch(`${other}/readyz`)).status, (await fetch(`${other}/healthz`)).status]).toEqual([503, 200]);
  });

  it('answers a probe without a Host header', async () => {
    const address = new URL(await serveTestApp(await createTestApp(database)));
    const socket = connect(Number(address.port), address.hostname);
    socket.end('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('serves its metrics only with the token, and never without a configured one', async () => {
    const metricsToken = 'a-token-for-tests-that-is-long-enough-0123456789';
    const address = await serveTestApp(await createTestApp(database, { metricsToken, noticeChannels: ['webhook'] }));
    await fetch(`${address}${signUp}`, postJson(signUpBody('metric@example.org')));
    const ask = (Authorization: string) => fetch(`${address}/metrics`, { headers: { Authorization } });
    const metrics = await (await ask(`Bearer ${metricsToken}`)).text();
    expect(metrics).toContain('form_submissions_total{form="sign-up",result="stored"} 1');
    expect(metrics).toContain('crm_waiting 1\n');
    expect(metrics).toMatch(/^crm_oldest_waiting_seconds \d+\.\d+$/m);
    expect(metrics).toContain('lead_notices_oldest_waiting_seconds{channel="webhook"} 0\n');
    expect(metrics).toContain('route="/api/forms/:formId/submissions"');
    expect(metrics).not.toContain('example.org');
    const refused = await Promise.all(['', 'Bearer ', `Bearer ${metricsToken}x`, `Basic ${metricsToken}`].map(ask));
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);

    const without = await serveTestApp(await createTestApp(database));
    expect((await fetch(`${without}/metrics`)).status).toBe(404);
  });

  it('accepts changes only from its loopback origin while it has no public address', async () => {
    const address = await serveTestApp(await createTestApp(database));
    const post = (Origin: string) =>
      fetch(`${address}${signUp}`, postJson(signUpBody('origin@example.org'), { Origin }));
    expect((await post(address)).status).toBe(200);
    const answers = await Promise.all(['https://elsewhere.example', 'null', 'http://127.0.0.1:1', 'garbage'].map(post));
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies[0]).toEqual({ status: 'error', message: expect.stringMatching(/another site/), errors: [] });
  });

  /** A server with one request under way, which it answers on `release`. */
  async function startHeld() {
    const held = new EventEmitter();
    const app = new Hono<AppEnv>()
      .get('/slow', async (context) => {
        held.emit('begun');
        await once(held, 'release');
        return context.text('done');
      })
      .get('/fast', (context) => context.text('here'));
    const begun = once(held, 'begun');
    const server = await listen(app, '127.0.0.1', 0);
    const address = `http://127.0.0.1:${server.port}`;
    const underWay = fetch(`${address}/slow`);
    await begun;
    return { server, address, underWay, release: () => held.emit('release') };
  }

  it('completes requests in progress before it closes, and accepts no new ones', async () => {
    const { server, address, underWay, release } = await startHeld();
    const closed = server.close();
    await new Promise((resolve) => setImmediate(resolve));
    await expect(fetch(`${address}/fast`, { headers: { Connection: 'close' } })).rejects.toThrow('fetch failed');
    release();
    expect(await (await underWay).text()).toBe('done');
    await closed;
  });

  it('answers requests on open connections while it closes, with Connection: close', async () => {
    const { server, underWay, release } = await startHeld();
    const visitor = connect(server.port, '127.0.0.1');
    visitor.write('GET /fast HTTP/1.1\r\nHost: a\r\n\r\n');
    const [first] = await once(visitor, 'data');
    expect(String(first)).not.toMatch(/connection: close/i);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const closed = server.close();
    visitor.write('GET /fast HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await text(visitor)).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*connection: close[\s\S]*here$/i);
    release();
    await (await underWay).text();
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    await closed;
  });

  it('waits at most 25 seconds for a response', async () => {
    const { server, underWay } = await startHeld();
    let cut = false;
    underWay.catch(() => {
      cut = true;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const closed = server.close();
    await vi.advanceTimersByTimeAsync(24_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(cut).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await closed;
    await expect(underWay).rejects.toThrow('fetch failed');
  });

  it('reports in one sentence that its port is taken', async () => {
    const { port } = new URL(await serveTestApp({ app: new Hono<AppEnv>() }));
    await expect(listen(new Hono<AppEnv>(), '127.0.0.1', Number(port))).rejects.toThrow(
      `Port ${port} is already in use`,
    );
  });
});
