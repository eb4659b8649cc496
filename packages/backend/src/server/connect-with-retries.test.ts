import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '../../test/recording-log.ts';
import { StartError } from '../base/start-error.ts';
import { type Database, StatementError } from '../database/database.ts';
import { connectWithRetries } from './connect-with-retries.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED app:hidden@db'), { code: 'ECONNREFUSED' });
const database: Database = {
  kind: 'postgresql',
  query: () => Promise.reject(new Error('unused')),
  exec: () => Promise.resolve(),
  transaction: () => Promise.reject(new Error('unused')),
  close: () => Promise.resolve(),
};

describe('connectWithRetries', () => {
  const log = createRecordingLog();
  beforeEach(() => {
    vi.useFakeTimers();
    log.entries.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  /** A database that fails with the error for this many milliseconds. */
  function comesAfter(ms: number, error: Error) {
    const began = performance.now();
    return vi.fn(() => (performance.now() - began >= ms ? Promise.resolve(database) : Promise.reject(error)));
  }

  async function outcome(connect: () => Promise<Database>): Promise<unknown> {
    const connecting = connectWithRetries(connect, log, new AbortController().signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    return connecting;
  }

  it('retries with growing delays for a minute, and logs the reason', async () => {
    const connect = comesAfter(50_000, refused);
    expect(await outcome(connect)).toBe(database);
    expect(connect.mock.calls.length).toBeLessThan(12);
    expect(log.entries[0]).toEqual({
      level: 'warn',
      input: [
        expect.stringMatching(
          /cannot be opened yet: nothing listens at its address \(ECONNREFUSED\)\. .* 60 s more\.$/,
        ),
      ],
    });
  });

  it('gives up at once when the server must stop', async () => {
    const stopping = new AbortController();
    const connect = comesAfter(50_000, refused);
    const ended = connectWithRetries(connect, log, stopping.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_000);
    const tries = connect.mock.calls.length;
    stopping.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(connect.mock.calls.length).toBe(tries);
  });

  it('gives up after a minute, in a sentence without the password', async () => {
    const began = performance.now();
    let endedAt = 0;
    const ended = connectWithRetries(comesAfter(90_000, refused), log, new AbortController().signal).catch(
      (error: unknown) => {
        endedAt = performance.now() - began;
        return error;
      },
    );
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await ended).toEqual(
      new StartError(
        'The database in DATABASE_URL cannot be opened: nothing listens at its address (ECONNREFUSED). Gave up after a minute.',
      ),
    );
    expect(endedAt).toBeGreaterThan(50_000);
    expect(endedAt).toBeLessThanOrEqual(60_000);
    expect(JSON.stringify(log.entries)).not.toContain('hidden');
  });

  it.each([
    [new Error('timeout expired'), 'it does not respond'],
    [new StatementError('Connection terminated unexpectedly'), 'it does not respond'],
    [new StatementError('starting up', '57P03'), 'it is starting or stopping (57P03)'],
    [new StatementError('lock timeout', '55P03'), 'another server is migrating its tables (55P03)'],
    [Object.assign(new Error('x'), { code: 'EHOSTUNREACH' }), 'it does not respond (EHOSTUNREACH)'],
  ])('retries after %s', async (error, reason) => {
    expect(await outcome(comesAfter(5_000, error))).toBe(database);
    expect(JSON.stringify(log.entries)).toContain(reason);
  });

  it.each([
    [new StatementError('password', '28P01'), 'it rejects this user or password (28P01).'],
    [new StatementError('no database', '3D000'), 'it has no database of that name (3D000).'],
    [new StatementError('a parameter', '08P01'), 'drops this server’s connection settings (08P01).'],
    [new StatementError('exists', '42P07'), 'its tables cannot be migrated (42P07).'],
    [new Error('The server does not support SSL connections'), 'it does not support TLS.'],
    [
      Object.assign(new Error('x'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
      'its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).',
    ],
  ])('gives up at once after %s', async (error, reason) => {
    const connect = comesAfter(5_000, error);
    const failure = await outcome(connect);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure).toHaveProperty('message', expect.stringContaining(reason));
    expect(connect).toHaveBeenCalledTimes(1);
  });
});
