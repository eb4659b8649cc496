import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { type ConnectionLimits, connectionLimits, createBoundedServer } from './bounded-server.ts';
import { listen, type RunningServer } from './server.ts';

let server: RunningServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const app = new Hono<AppEnv>()
  .get('/', (context) => context.text('here'))
  .post('/', async (context) => context.json(await readJson(context)));

async function serve(changes: Partial<ConnectionLimits>, served = app): Promise<() => Socket> {
  const limits = { ...connectionLimits, betweenChecks: 20, ...changes };
  const running = await listen(served, '127.0.0.1', 0, (listener) => createBoundedServer(listener, limits));
  server = running;
  return () => connect(running.port, '127.0.0.1').on('error', () => {});
}

/** Writes a piece every few milliseconds until the connection is closed. */
async function drip(socket: Socket, pieces: Iterable<string>, everyMs: number): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed || !socket.writable) return;
    socket.write(piece);
    await setTimeout(everyMs);
  }
}

const asksOnce = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a server with slow clients', () => {
  it.each([
    ['says nothing', []],
    ['sends its headers letter by letter', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(10_000)}`],
  ])('closes a connection that %s', async (_case, pieces) => {
    const open = await serve({ headers: 200 });
    const socket = open();
    void drip(socket, pieces, 10);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*took too long to arrive\.$/);
  });

  it('closes a connection whose response is not read', async () => {
    const held: Promise<unknown>[] = [];
    const large = new Hono<AppEnv>().get('/', (context) => {
      if (context.env.outgoing) held.push(once(context.env.outgoing, 'close'));
      return context.body(new Uint8Array(64 * 1024 * 1024));
    });
    const open = await serve({ headers: 200, stalled: 200 }, large);
    const socket = open().pause();
    socket.write(asksOnce);
    await expect.poll(() => held.length).toBe(1);
    await held[0];
    socket.destroy();
  });

  it('closes a connection that pipelines too many requests', async () => {
    let asked = 0;
    const counting = new Hono<AppEnv>().get('/', async (context) => {
      asked += 1;
      await setTimeout(10);
      return context.text('here');
    });
    const open = await serve({ pipelined: 3 }, counting);
    const socket = open();
    socket.write(asksOnce.repeat(500));
    await once(socket, 'close');
    expect(asked).toBe(3);
  });

  it('answers a few pipelined requests, repeatedly', async () => {
    const open = await serve({ pipelined: 3 });
    const socket = open();
    for (const count of [3, 1]) {
      let answers = '';
      socket.write(asksOnce.repeat(count));
      while (answers.split('here').length <= count) answers += String((await once(socket, 'data'))[0]);
    }
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  it('does not wait for the rest of an unread body', async () => {
    const open = await serve({});
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*here$/);
  });

  const large = 64 * 1024 * 1024;
  const full = new Hono<AppEnv>()
    .get('/', (context) => context.text('here'))
    .get('/large', (context) => context.body(new Uint8Array(large)))
    .post('/', async (context) => context.json(await readJson(context)));
  const post = [
    'POST / HTTP/1.1',
    'Host: a',
    'Content-Type: application/json',
    'Expect: 100-continue',
    'Content-Length: 500',
    '',
    '{',
  ].join('\r\n');

  it.each([
    ['says nothing', '', false],
    ['has had its answer', asksOnce, true],
    ['is still at its headers', 'GET / HTTP/1.1\r\nHost:', false],
    ['is still at its form', post, true],
    ['does not take its answer', asksOnce.replace('/', '/large'), true],
  ])('accepts a new request when it is full and every client %s', async (_case, sent, hears) => {
    const open = await serve({ connections: 3 }, full);
    const held: Socket[] = [];
    while (held.length < 3) {
      const socket = open();
      held.push(socket);
      await once(socket, 'connect');
      if (sent !== '') socket.write(sent);
      // The server accepts connections in order, so there is nothing else to wait for.
      if (!hears) continue;
      await once(socket, 'data');
      socket.pause();
    }
    for (let probe = 0; probe < 5; probe += 1) {
      const socket = open();
      socket.write(asksOnce.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*here$/);
    }
    for (const socket of held) socket.destroy();
  });

  it('never drops a connection that awaits a response, and refuses new ones instead', async () => {
    const owed = new EventEmitter();
    let asked = 0;
    const slow = new Hono<AppEnv>().get('/', async (context) => {
      asked += 1;
      await once(owed, 'ready');
      return context.text('here');
    });
    const open = await serve({ connections: 3 }, slow);
    const waiting = [open(), open(), open()].map((socket) => {
      socket.write(asksOnce.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      return text(socket);
    });
    await expect.poll(() => asked).toBe(3);
    expect(await text(open())).toBe('');
    owed.emit('ready');
    for (const answer of await Promise.all(waiting)) expect(answer).toMatch(/here$/);
  });

  it('accepts a form that arrives for longer than headers may', async () => {
    const open = await serve({ headers: 1_000 });
    const body = JSON.stringify({ email: 'ann@example.org' });
    const socket = open();
    const answer = text(socket);
    const headers = [
      'Host: a',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    socket.write(`POST / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    await drip(socket, body, 1_500 / body.length);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*ann@example\.org/);
  });

  it('drops a client that left before its response', async () => {
    let asked = 0;
    const slow = new Hono<AppEnv>().get('/', async (context) => {
      asked += 1;
      // The first request is never answered.
      return asked === 1 ? new Promise<Response>(() => {}) : context.text('here');
    });
    const open = await serve({ connections: 1 }, slow);
    const gone = open();
    gone.write(asksOnce);
    await expect.poll(() => asked).toBe(1);
    gone.destroy();
    const ask = () => {
      const socket = open();
      socket.write(asksOnce.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      return text(socket);
    };
    await expect.poll(ask).toMatch(/here$/);
  });
});
