import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { serveTestApp } from '../../test/listening.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import type { AppEnv } from './app-env.ts';
import { sendLines } from './send-lines.ts';

describe('sendLines', () => {
  const serve = (lines: () => AsyncIterable<string>, log = createRecordingLog()) =>
    serveTestApp({ app: new Hono<AppEnv>().get('/', (context) => sendLines(context, lines(), log)) });

  it('sends the lines in order', async () => {
    const address = await serve(async function* () {
      yield 'Zürich\n';
      yield '';
      yield 'Oslo\n';
    });
    expect(await (await fetch(address)).text()).toBe('Zürich\nOslo\n');
  });

  it('aborts the response if a line fails, so that it does not look complete', async () => {
    const log = createRecordingLog();
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const address = await serve(async function* () {
      yield 'first\n';
      throw new Error('ann@example.org is not a date');
    }, log);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(log.entries).toHaveLength(1);
    expect(JSON.stringify([log.entries, printed.mock.calls.map(String)])).not.toContain('example.org');
    printed.mockRestore();
  });

  it('stops producing lines once the client has gone', async () => {
    let made = 0;
    let ended = false;
    const address = await serve(async function* () {
      try {
        for (;;) {
          made += 1;
          yield 'line\n'.repeat(1000);
        }
      } finally {
        ended = true;
      }
    });
    const leaving = new AbortController();
    const answer = await fetch(address, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await expect.poll(() => ended).toBe(true);
    const sofar = made;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(made).toBe(sofar);
  });
});
