import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, sufficientKinds } from '../../test/databases.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import type { Letter } from '../base/mailer.ts';
import type { Database } from '../database/database.ts';
import { auditHead, writeHead } from './audit-head.ts';
import { createAuditWatch } from './audit-watch.ts';
import { readAudit } from './read-audit.ts';
import { recordAudit } from './record-audit.ts';

const hour = 60 * 60_000;

describe.each(sufficientKinds)('the watch over the audit log on the %s database', (kind) => {
  let database: Database;
  let folder: string;
  let file: string;
  let log: ReturnType<typeof createRecordingLog>;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await tamper('truncate staff.audit_log');
    folder = await mkdtemp(join(tmpdir(), 'sponsor-audit-'));
    file = join(folder, 'database.audit-head');
    log = createRecordingLog();
    now = new Date('2026-03-01T15:00:00Z');
  });
  afterEach(async () => {
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  });

  const watch = (changes: object = {}) => createAuditWatch({ database, log, now: () => now, file, ...changes });
  const record = (count: number) =>
    database.query(
      `select staff.record_audit($1, 'dana@example.org', 'signed in', '', '{}') from generate_series(1, $2::int)`,
      [now, count],
    );
  const tamper = (sql: string) =>
    database.exec(
      `alter table staff.audit_log disable trigger all; ${sql}; alter table staff.audit_log enable trigger all`,
    );
  const head = async () => {
    const found = await auditHead(database);
    return found && writeHead(found);
  };
  const complaints = () => log.entries.filter(({ level }) => level === 'error').map(({ input }) => input);
  const isCut = 'The audit log was truncated or rewritten after this head was recorded.';

  it('[staff-16] records its head each hour and at the end, in the log and in a private file', async () => {
    await record(2);
    const watching = watch();
    await watching.start();
    expect(watching.noted()).toBeUndefined();
    const second = await head();
    vi.advanceTimersByTime(hour);
    await expect
      .poll(() => log.entries)
      .toEqual([{ level: 'info', input: [{ head: second }, 'The head of the audit log was recorded.'] }]);
    await record(1);
    await watching.stop();
    const third = await head();
    expect(log.entries.at(-1)?.input).toEqual([{ head: third }, 'The head of the audit log was recorded.']);
    expect(await readFile(file, 'utf8')).toBe(`${third}\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(watching.noted()).toEqual(await auditHead(database));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['cut', 'delete from staff.audit_log where entry > 2'],
    ['emptied', 'truncate staff.audit_log'],
    [
      'written anew',
      `truncate staff.audit_log; select staff.record_audit(now(), 'somebody else', 'signed in', '', '{}') from generate_series(1, 9)`,
    ],
  ])('[staff-16] reports at the next start that the log was %s, and keeps the recorded head', async (_how, sql) => {
    await record(4);
    await watch().stop();
    const before = await readFile(file, 'utf8');
    await tamper(sql);
    const watching = watch();
    await watching.start();
    expect(complaints()).toEqual([[{ noted: before.trim() }, isCut]]);
    await watching.stop();
    expect(complaints()).toHaveLength(2);
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  it('reports it within an hour while the server runs, even without a file', async () => {
    await record(4);
    const watching = watch({ file: undefined });
    await watching.start();
    vi.advanceTimersByTime(hour);
    await expect.poll(() => watching.noted()?.entry).toBe(4);
    await tamper('delete from staff.audit_log where entry > 2');
    vi.advanceTimersByTime(hour);
    await expect.poll(complaints).toEqual([[expect.anything(), isCut]]);
    await tamper('truncate staff.audit_log');
    await watching.stop();
  });

  it('continues if the file cannot be read', async () => {
    await writeFile(file, 'nonsense');
    const watching = watch();
    await watching.start();
    expect(complaints()).toEqual([
      [expect.anything(), 'The audit log could not be compared with the last recorded head.'],
    ]);
    await watching.stop();
  });

  it('mails its head once a week, and retries after an hour', async () => {
    await record(1);
    const letters: Letter[] = [];
    const send = vi.fn(async (letter: Letter) => letters.push(letter) > 1);
    const mail = { mailer: { send }, to: 'compliance@example.org', host: 'www.example.org' };
    const noteAgain = () => watch({ mail }).stop();
    await noteAgain();
    const first = await head();
    await noteAgain();
    await noteAgain();
    expect(letters).toEqual([
      letters[0],
      {
        to: mail.to,
        subject: 'The audit log of www.example.org this week',
        text: expect.stringMatching(
          `^This is the head of the audit log of www.example.org:\n\n${first}\n\nKeep this email:`,
        ),
      },
    ]);
    now = new Date(now.getTime() + 7 * 24 * hour - 1);
    await noteAgain();
    expect(letters).toHaveLength(2);
    now = new Date(now.getTime() + 1);
    await noteAgain();
    expect(letters).toHaveLength(3);
    expect(await readAudit(database, { action: 'head mailed' })).toMatchObject([
      { subject: mail.to },
      { subject: mail.to },
    ]);
    await recordAudit(database, { actor: 'dana@example.org', action: 'signed out' }, now);
  });
});
