import { readFile } from 'node:fs/promises';
import type { NoticeChannel } from '@sponsor/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { databaseKinds, emptyLedger } from '../../test/databases.ts';
import { type ClockedDatabase, openClockedDatabase } from '../../test/fake-clock.ts';
import { type FakeCrm, startFakeCrm } from '../../test/fake-crm.ts';
import { createRecordingLog } from '../../test/recording-log.ts';
import { addressHashes, toRecord } from '../../test/submissions.ts';
import type { Letter } from '../base/mailer.ts';
import { releaseSubmission } from '../desk/decide-submission.ts';
import { eraseLead } from '../desk/privacy.ts';
import { createHousekeeper } from '../housekeeping/housekeeper.ts';
import { createLedger, type Ledger } from '../leads/ledger.ts';
import type { SubmissionToRecord } from '../leads/store-submissions.ts';
import { createCrmClient } from './crm-client.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import { leadNoticeSchema } from './lead-notice.ts';
import { claimNotices, readNoticeHealth } from './notices.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import { createWebhookClient } from './webhook-client.ts';

const key = 'C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const minuteMs = 60_000;
const actor = { name: 'dana@example.org', at: new Date() };

/** The receiver from the runbook. */
async function readReceiver(): Promise<(headers: object, body: string, secret: string, now?: number) => boolean> {
  const runbook = await readFile(
    new URL('../../../../docs/runbooks/get-notified-of-new-leads.md', import.meta.url),
    'utf8',
  );
  const [, code = ''] = /```js\n(.*?)```/s.exec(runbook) ?? [];
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const { isGenuine } = z.object({ isGenuine: z.instanceof(Function) }).parse(module);
  return (...given) => z.boolean().parse(Reflect.apply(isGenuine, undefined, given));
}

describe('the signature', () => {
  afterEach(() => vi.useRealTimers());

  it('[news-2] matches the example of Standard Webhooks, with one signature for each secret', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_614_265_330_000 });
    const receiver = await startFakeCrm();
    const example = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const client = createWebhookClient({ url: receiver.url, secrets: [example, Buffer.from(key, 'base64')] });
    await client.send('msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}');
    const headers = receiver.requests[0]?.headers;
    expect(headers?.['webhook-timestamp']).toBe('1614265330');
    expect(headers?.['webhook-signature']).toMatch(/^v1,g0hM9SsE\+OTPJTGt\/tmIKtSyZlE3uFJELVlNIOLJ1OE= v1,\S{44}$/);
    await receiver.close();
  });
});

describe.each(databaseKinds)('notices of leads on the %s database', (kind) => {
  let database: ClockedDatabase;
  let receiver: FakeCrm;
  let notifier: Notifier | undefined;
  let dispatcher: Dispatcher | undefined;
  let log: ReturnType<typeof createRecordingLog>;
  const letters = vi.fn<(letter: Letter) => Promise<boolean>>();

  beforeAll(async () => {
    database = await openClockedDatabase(kind);
  });
  beforeEach(async () => {
    await emptyLedger(database);
    await database.exec(`update letter_turn set next_at = 'epoch'`);
    receiver = await startFakeCrm();
    log = createRecordingLog();
    letters.mockReset().mockResolvedValue(true);
  });
  afterEach(async () => {
    await receiver.close();
    await notifier?.stop();
    await dispatcher?.stop();
    notifier = dispatcher = undefined;
  });
  afterAll(() => database.close());

  function start(channels: readonly NoticeChannel[]): Notifier {
    notifier = createNotifier({
      database,
      webhook: channels.includes('webhook') ? { url: receiver.url, secrets: [Buffer.from(key, 'base64')] } : undefined,
      letters: channels.includes('letters')
        ? { mailer: { send: letters }, to: 'sales@example.org', timeZone: 'UTC' }
        : undefined,
      publicUrl: 'https://www.example.org',
      log,
      onOutcome: () => {},
    });
    notifier.start();
    return notifier;
  }

  const ledgerOf = (...channels: NoticeChannel[]): Ledger => createLedger(database, addressHashes, database, channels);

  async function waiting(): Promise<string[]> {
    const { rows } = await database.query<{ id: string }>(
      'select submission_id as id from lead_notices order by since',
    );
    return rows.map(({ id }) => id);
  }

  const bodies = () => receiver.requests.map(({ body }) => leadNoticeSchema.parse(JSON.parse(body)));

  it('[news-1] [news-2] reach the webhook without visitor data, and the receiver of the runbook accepts only them', async () => {
    const input = toRecord('ann@example.org');
    const { leadId } = await ledgerOf('webhook').record(input);
    start(['webhook']);
    await expect.poll(waiting).toEqual([]);
    expect(bodies()).toEqual([
      {
        type: 'submission.received',
        timestamp: input.receivedAt.toISOString(),
        data: {
          submissionId: input.submissionId,
          leadId,
          formId: 'sign-up',
          newLead: true,
          deskUrl: `https://www.example.org/admin/leads?lead=${leadId}`,
        },
      },
    ]);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.requests;
    expect(headers).toMatchObject({ 'webhook-id': input.submissionId, 'content-type': 'application/json' });
    const isGenuine = await readReceiver();
    expect(isGenuine(headers, body, `whsec_${key}`)).toBe(true);
    expect(isGenuine(headers, `${body} `, `whsec_${key}`)).toBe(false);
    expect(isGenuine(headers, body, `whsec_${key.toLowerCase()}`)).toBe(false);
    expect(isGenuine({ ...headers, 'webhook-id': 'another' }, body, `whsec_${key}`)).toBe(false);
    expect(isGenuine(headers, body, `whsec_${key}`, Date.now() + 6 * minuteMs)).toBe(false);
    expect(isGenuine(headers, body, `whsec_${key}`, Date.now() - 6 * minuteMs)).toBe(false);
  });

  it('[news-1] say whether the person is new, and are sent once', async () => {
    const ledger = ledgerOf('webhook');
    const first = toRecord('ann@example.org');
    await ledger.record(first);
    await ledger.record(first);
    await ledger.record({ ...toRecord('Ann@example.org'), receivedAt: new Date(Date.now() + 1_000) });
    start(['webhook']);
    await expect.poll(waiting).toEqual([]);
    expect(bodies().map(({ data }) => data.newLead)).toHaveLength(2);
    expect(new Set(bodies().map(({ data }) => data.newLead))).toEqual(new Set([false, true]));
  });

  it('[news-3] are retried with the same id, and redirects are not followed', async () => {
    const elsewhere = await startFakeCrm();
    const answers = [500, 404, 429, 410];
    receiver.respond(() => answers.shift() ?? { status: 307, headers: { Location: elsewhere.url } });
    const { submissionId } = toRecord('');
    await ledgerOf('webhook').record(toRecord('ann@example.org', submissionId));
    for (let tried = 1; tried <= 5; tried += 1) {
      start(['webhook']);
      await expect.poll(async () => (await readNoticeHealth(database, ['webhook']))[0]?.reason).toMatch(/responded/);
      await notifier?.stop();
      expect(receiver.requests).toHaveLength(tried);
      await database.query('update lead_notices set last_error = null');
      await database.moveClock(15 * minuteMs);
    }
    expect(await waiting()).toEqual([submissionId]);
    receiver.respond(204);
    start(['webhook']);
    await expect.poll(waiting).toEqual([]);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([submissionId]));
    expect(elsewhere.requests).toEqual([]);
    expect(JSON.stringify(log.entries)).not.toMatch(/ann@|127\.0\.0\.1/);
    await elsewhere.close();
  });

  it('[news-3] wait while the receiver is unreachable, which is logged with the reason', async () => {
    await ledgerOf('webhook').record(toRecord('ann@example.org'));
    await receiver.close();
    start(['webhook']);
    await expect
      .poll(() => log.entries)
      .toMatchObject([{ level: 'error', input: [{ reason: 'The webhook did not respond (ECONNREFUSED).' }, /.*/] }]);
    expect(await readNoticeHealth(database, ['webhook', 'letters'])).toEqual([
      {
        channel: 'webhook',
        waiting: 1,
        waitingSince: expect.any(String),
        reason: 'The webhook did not respond (ECONNREFUSED).',
      },
      { channel: 'letters', waiting: 0, waitingSince: null, reason: null },
    ]);
  });

  it('[news-3] never delay deliveries to the CRM, however slow the receiver is', async () => {
    receiver.respond(() => 'silence');
    const crm = await startFakeCrm();
    const ledger = ledgerOf('webhook');
    await ledger.record(toRecord('ann@example.org'));
    start(['webhook']);
    await expect.poll(() => receiver.requests.length).toBe(1);
    dispatcher = createDispatcher({
      database,
      crm: createCrmClient({ url: crm.url, token: 't', portalId: 'p', formIds: new Map([['sign-up', 'form-1']]) }),
      log,
      onOutcome: () => {},
      onPause: () => {},
    });
    dispatcher.start();
    await ledger.record(toRecord('bob@example.org'));
    await expect.poll(() => crm.accepted.size).toBe(2);
    expect(receiver.requests).toHaveLength(1);
    await dispatcher.stop();
    await crm.close();
  });

  it('[news-3] are due again after their server was killed', async () => {
    await ledgerOf('webhook').record(toRecord('ann@example.org'));
    expect(await claimNotices(database, 'webhook', 8)).toHaveLength(1);
    await database.moveClock(minuteMs - 1_000);
    expect(await claimNotices(database, 'webhook', 8)).toEqual([]);
    await database.moveClock(1_000);
    expect(await claimNotices(database, 'webhook', 8)).toHaveLength(1);
    await database.moveClock(-24 * 60 * minuteMs);
    // A time that is too far ahead is corrected in one pass, and due in the next.
    await claimNotices(database, 'webhook', 8);
    expect(await claimNotices(database, 'webhook', 8)).toHaveLength(1);
    await database.moveClock(24 * 60 * minuteMs);
  });

  it('[news-1] of a held submission wait until staff release it', async () => {
    const ledger = ledgerOf('webhook');
    const caught = toRecord('bot@example.org', undefined, { honeypot: 'x' });
    await ledger.record(caught);
    const known = await ledger.record(toRecord('ann@example.org'));
    await database.query(`update leads set status = 'do_not_contact' where id = $1`, [known.leadId]);
    await database.query('delete from lead_notices');
    await ledger.record(toRecord('ann@example.org'));
    expect(await waiting()).toEqual([]);
    expect(await releaseSubmission(database, caught.submissionId, ['webhook'], actor)).toBe(true);
    expect(await waiting()).toEqual([caught.submissionId]);
  });

  it('[news-4] of an erased lead are deleted', async () => {
    const ledger = ledgerOf('webhook', 'letters');
    const { leadId } = await ledger.record(toRecord('ann@example.org'));
    const other = toRecord('bob@example.org');
    await ledger.record(other);
    await eraseLead(database, leadId, { reason: 'Asked.', asked: true }, actor, addressHashes);
    expect(await waiting()).toEqual([other.submissionId, other.submissionId]);
  });

  it('[news-5] are mailed at most every five minutes, and are retried if the mail server does not accept them', async () => {
    const ledger = ledgerOf('letters');
    const record = async (...inputs: SubmissionToRecord[]) => {
      for (const input of inputs) await ledger.record(input);
    };
    await record(toRecord('ann@example.org'));
    letters.mockResolvedValue(false);
    const running = start(['letters']);
    await expect.poll(() => letters.mock.calls.length).toBe(1);
    await record(toRecord('bob@example.org'), toRecord('cyd@example.org'));
    for (let look = 0; look < 3; look += 1) {
      running.wake();
      await database.moveClock(minuteMs);
    }
    expect(letters).toHaveBeenCalledTimes(1);
    letters.mockResolvedValue(true);
    await database.moveClock(2 * minuteMs);
    running.wake();
    await expect.poll(waiting).toEqual([]);
    expect(letters.mock.calls.map(([{ subject }]) => subject)).toEqual([
      'New submissions at www.example.org: 1',
      'New submissions at www.example.org: 3',
    ]);
  });

  it('[news-3] are given up after a week, which is logged', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const ledger = ledgerOf('webhook');
    await ledger.record(toRecord('ann@example.org'));
    await database.moveClock(7 * 24 * 60 * minuteMs + 1_000);
    const fresh = toRecord('bob@example.org');
    await ledger.record(fresh);
    const housekeeper = createHousekeeper({ database, log, now: () => new Date() });
    housekeeper.start();
    vi.advanceTimersByTime(minuteMs);
    await housekeeper.stop();
    vi.useRealTimers();
    expect(await waiting()).toEqual([fresh.submissionId]);
    expect(log.entries).toMatchObject([{ level: 'error', input: [{ notices: 1 }, expect.stringMatching(/expired/)] }]);
  });
});
