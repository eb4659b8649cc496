import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, postJson, type TestApp } from '../../test/app.ts';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import type { Database } from '../database/database.ts';
import { createEventCounter, type EventCounter } from './event-counter.ts';

describe.each(sufficientKinds)('the count of visits on the %s database', (kind) => {
  let database: Database;
  let test: TestApp;
  let events: EventCounter;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    events = createEventCounter({ database, log, now: () => now, timeZone: 'America/New_York' });
    test = await createTestApp(database, { events });
  });
  beforeEach(async () => {
    now = new Date('2026-03-01T15:00:00Z');
    await database.exec('delete from event_counts');
  });
  afterAll(() => database.close());

  const post = (event: unknown) => test.app.request('/api/events', postJson(JSON.stringify(event)));

  async function counted(): Promise<unknown[]> {
    await events.flush();
    const { rows } = await database.query(
      'select day::text, kind, name, label, count::int, total from event_counts order by day, kind, name, label',
    );
    return rows;
  }

  it('adds up page views and events by day in the office’s time zone', async () => {
    for (const event of [
      { kind: 'page', path: '/invest' },
      { kind: 'page', path: '/invest' },
      { kind: 'event', category: 'calculator', label: 'amount', value: 500 },
      { kind: 'event', category: 'calculator', label: 'amount', value: 1000 },
    ]) {
      expect((await post(event)).status).toBe(204);
    }
    await events.flush();
    now = new Date('2026-03-02T04:59:00Z');
    await post({ kind: 'page', path: '/invest' });
    now = new Date('2026-03-02T05:00:00Z');
    await post({ kind: 'page', path: '/invest' });
    expect(await counted()).toEqual([
      { day: '2026-03-01', kind: 'event', name: 'calculator', label: 'amount', count: 2, total: 1500 },
      { day: '2026-03-01', kind: 'page', name: '/invest', label: '', count: 3, total: 0 },
      { day: '2026-03-02', kind: 'page', name: '/invest', label: '', count: 1, total: 0 },
    ]);
  });

  it('stores no address that is not a page', async () => {
    await post({ kind: 'page', path: '/ann@example.com' });
    expect(await counted()).toMatchObject([{ kind: 'page', name: '/404', count: 1 }]);
  });

  it.each([
    ['a person', { kind: 'event', category: 'form', label: 'ann@example.com' }],
    ['words of a stranger', { kind: 'event', category: 'calculator', label: 'ann smith noblesville' }],
    ['a category of a stranger', { kind: 'event', category: 'ann smith', label: 'amount' }],
    ['what every object has', { kind: 'event', category: 'constructor', label: 'name' }],
    ['nothing', null],
    ['a list', []],
  ])('refuses %s, in a sentence', async (_name, event) => {
    const response = await post(event);
    expect(response.status).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('refuses requests that are not JSON, and pages of other sites', async () => {
    expect((await test.app.request('/api/events', { method: 'POST', body: 'x' })).status).toBe(415);
    const elsewhere = postJson('{"kind":"page","path":"/"}', { Origin: 'https://elsewhere.example' });
    expect((await test.app.request('/api/events', elsewhere)).status).toBe(403);
  });

  it('limits the number of different events per day', async () => {
    for (let index = 0; index < 2_500; index += 1) events.count({ kind: 'event', category: 'x', label: `y${index}` });
    expect(await counted()).toHaveLength(2_000);
    events.count({ kind: 'event', category: 'x', label: 'new' });
    events.count({ kind: 'event', category: 'x', label: 'y0' });
    const rows = await counted();
    expect(rows).toHaveLength(2_000);
    expect(rows).toContainEqual(expect.objectContaining({ label: 'y0', count: 2 }));
  });

  it('[counting-6] continues to count pages, whatever strangers send as events', async () => {
    for (let index = 0; index < 2_500; index += 1) events.count({ kind: 'event', category: 'x', label: `y${index}` });
    events.count({ kind: 'page', path: '/invest' });
    await events.flush();
    events.count({ kind: 'page', path: '/invest' });
    events.count({ kind: 'page', path: '/' });
    const pages = (await counted()).filter((row) => Object(row).kind === 'page');
    expect(pages).toMatchObject([
      { name: '/', count: 1 },
      { name: '/invest', count: 2 },
    ]);
  });

  it('is written every five seconds, until it is stopped and written for the last time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rows = async () => (await database.query<{ count: number }>('select count::int from event_counts')).rows;
    const counter = createEventCounter({
      database,
      log: pino({}, { write: () => {} }),
      now: () => now,
      timeZone: 'UTC',
    });
    counter.start();
    counter.count({ kind: 'page', path: '/invest' });
    vi.advanceTimersByTime(4_999);
    expect(await rows()).toEqual([]);
    vi.advanceTimersByTime(1);
    await expect.poll(rows).toEqual([{ count: 1 }]);
    counter.count({ kind: 'page', path: '/invest' });
    await counter.stop();
    expect(await rows()).toEqual([{ count: 2 }]);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
