import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { readJson, readPlainEntries } from './body.ts';
import { Problem } from './problem.ts';

const app = new Hono<AppEnv>()
  .post('/json', async (context) => context.json(await readJson(context)))
  .post('/plain', async (context) => context.json(await readPlainEntries(context)))
  .onError((error, context) => {
    if (!(error instanceof Problem)) throw error;
    return context.text(error.message, error.status, error.details.headers);
  });

afterEach(() => {
  vi.useRealTimers();
});

const json = { 'Content-Type': 'application/json' };

describe('the body of a request', () => {
  it.each(['/json', '/plain'])('times out after half a minute, posted to %s', async (path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    });
    const init = { method: 'POST', headers: json, body, duplex: 'half' };
    let answered = false;
    const asked = Promise.resolve(app.request(path, init));
    void asked.then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const answer = await asked;
    expect([answer.status, await answer.text()]).toEqual([408, 'The request took too long to arrive.']);
  });

  it('leaves no timer running once it has arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await app.request('/json', { method: 'POST', headers: json, body: '{}' });
    await app.request('/json', { method: 'POST', headers: json, body: '{' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['gzip', 'br', 'GZIP, identity'])('is refused if it is compressed by %s', async (encoding) => {
    const headers = { ...json, 'Content-Encoding': encoding };
    const answer = await app.request('/json', { method: 'POST', headers, body: gzipSync('{}') });
    expect([answer.status, await answer.text()]).toEqual([415, 'Send this request uncompressed.']);
    expect(answer.headers.get('Accept-Encoding')).toBe('identity');
  });

  it('may declare the identity encoding', async () => {
    const headers = { ...json, 'Content-Encoding': 'Identity' };
    const answer = await app.request('/json', { method: 'POST', headers, body: '{"a":1}' });
    expect(await answer.json()).toEqual({ a: 1 });
  });
});
