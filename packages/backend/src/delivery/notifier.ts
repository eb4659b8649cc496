import type { NoticeChannel } from '@sponsor/domain';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { codeOf } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { maxDelayMs, retryDelayMs } from './back-off.ts';
import { createLeadLetter, type LeadLetter, type LeadLetterSettings } from './lead-letter.ts';
import type { leadNoticeSchema } from './lead-notice.ts';
import { claimLetter, claimNotices, completeNotices, deskAddress, type Notice, postponeNotices } from './notices.ts';
import { createOutage } from './outage.ts';
import {
  createWebhookClient,
  type WebhookAnswer,
  type WebhookClient,
  type WebhookConfiguration,
} from './webhook-client.ts';
import { createWorkLoop, idleMs, type WorkLoop } from './work-loop.ts';

export interface NotifierDependencies {
  database: Database;
  /** Undefined: no webhook is configured. */
  webhook: WebhookConfiguration | undefined;
  /** Undefined: no letters are sent. */
  letters: LeadLetterSettings | undefined;
  /** The site's own origin, for links to the staff area. */
  publicUrl: string;
  log: Pick<Logger, 'info' | 'error'>;
  /** Called once per attempt, for metrics. */
  onOutcome: (channel: NoticeChannel, outcome: 'delivered' | 'retry') => void;
}

export interface Notifier extends WorkLoop {
  /** The channels that are configured. */
  channels: readonly NoticeChannel[];
}

const batchSize = 8;
/** An unreachable receiver is tried no more often than this, so its return is noticed within this time. */
const maxPauseMs = 60_000;

/** Reports new leads, independent of deliveries to the CRM and of the visitors' requests. */
export function createNotifier(dependencies: NotifierDependencies): Notifier {
  const { database, webhook, letters, publicUrl, log } = dependencies;
  const loops = new Map<NoticeChannel, WorkLoop>();
  const notRead = 'Lead notifications could not be read or updated.';
  if (webhook)
    loops.set('webhook', createWorkLoop(tellWebhook(dependencies, createWebhookClient(webhook)), log, notRead));
  if (letters) {
    const send = createLeadLetter(letters, publicUrl);
    const tell = () => sendLetter(send);
    loops.set('letters', createWorkLoop(tell, log, notRead));
  }

  async function sendLetter(send: LeadLetter): Promise<number> {
    const notices = await claimLetter(database);
    if (notices.length === 0) return idleMs;
    const taken = await send(notices);
    dependencies.onOutcome('letters', taken ? 'delivered' : 'retry');
    if (taken) await completeNotices(database, 'letters', notices);
    else await postponeNotices(database, 'letters', notices, { reason: 'The email could not be sent.', delayMs: 0 });
    return idleMs;
  }

  return {
    channels: [...loops.keys()],
    start: () => loops.forEach((loop) => loop.start()),
    async stop() {
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
    },
    wake: () => loops.forEach((loop) => loop.wake()),
  };
}

/** Returns work that posts a few notices at a time, and rests after a failure. */
function tellWebhook(dependencies: NotifierDependencies, webhook: WebhookClient): () => Promise<number> {
  const { database, log, onOutcome } = dependencies;
  const outage = createOutage(log, {
    outOfReach:
      'The webhook does not accept lead notifications: check LEAD_WEBHOOK_URL and its receiver. They will be retried.',
    over: 'The webhook accepts lead notifications again.',
  });
  let failures = 0;
  let pausedUntil = 0;

  return async () => {
    // Each sign-up triggers a look for work, which must not hurry a receiver that is unreachable.
    const restMs = pausedUntil - performance.now();
    if (restMs > 0) return restMs;
    const notices = await claimNotices(database, 'webhook', batchSize);
    if (notices.length === 0) return idleMs;
    const answers = await Promise.all(notices.map(tell));
    const failed = answers.find(({ reason }) => reason !== undefined);
    if (failed?.reason === undefined) {
      outage.reportSuccess();
      failures = 0;
      return 0;
    }
    outage.reportFailure(failed.reason);
    failures += 1;
    const asked = Math.max(0, ...answers.map(({ retryAfterMs = 0 }) => retryAfterMs));
    pausedUntil =
      performance.now() + Math.min(maxDelayMs, Math.max(asked, Math.min(maxPauseMs, retryDelayMs(failures, 0))));
    return 0;
  };

  /** Settles one notice; `reason` says why it was not accepted. */
  async function tell(notice: Notice): Promise<{ reason?: string; retryAfterMs?: number }> {
    const answer = await webhook.send(notice.submissionId, bodyOf(notice, dependencies.publicUrl)).catch(codeOf);
    const reason = refusalIn(answer);
    onOutcome('webhook', reason === undefined ? 'delivered' : 'retry');
    if (reason === undefined) {
      await completeNotices(database, 'webhook', [notice]);
      return {};
    }
    const delayMs = retryDelayMs(notice.attempts + 1, Math.random());
    await postponeNotices(database, 'webhook', [notice], { reason, delayMs });
    return { reason, ...(typeof answer === 'object' && answer) };
  }
}

function refusalIn(answer: WebhookAnswer | string): string | undefined {
  if (typeof answer === 'string') return `The webhook did not respond (${answer}).`;
  return answer.status >= 200 && answer.status < 300 ? undefined : `The webhook responded with ${answer.status}.`;
}

function bodyOf({ submissionId, leadId, formId, receivedAt, newLead }: Notice, publicUrl: string): string {
  const body: z.infer<typeof leadNoticeSchema> = {
    type: 'submission.received',
    timestamp: receivedAt.toISOString(),
    data: { submissionId, leadId, formId, newLead, deskUrl: deskAddress(leadId, publicUrl) },
  };
  return JSON.stringify(body);
}
