import type { FormId } from '@sponsor/domain';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { maximumAttempts, retryDelayMs } from './back-off.ts';
import type { CrmAnswer, CrmClient } from './crm-client.ts';
import { type ClaimedDelivery, claimDue, type Settlement, settle } from './outbox.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface DeliveryRoundDependencies {
  database: Database;
  crm: CrmClient;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Called once per attempt, for metrics. */
  onOutcome: (outcome: Verdict, formId: FormId) => void;
}

const idleMs = 1_000;
const limitedMs = 125;
const formPauseMs = 5 * 60_000;
const shortestFullPauseMs = 10_000;
const longestFullPauseMs = 60 * 60_000;

/**
 * One round claims what is due, attempts it and settles it.
 *
 * @returns a function that runs a round and answers how many milliseconds to wait before the next one.
 */
export function createDeliveryRound(dependencies: DeliveryRoundDependencies): () => Promise<number> {
  const { database, crm, log, now, onOutcome } = dependencies;
  const pausedForms = new Map<FormId, number>();
  let allPausedUntil = 0;

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const answer = await crm.submit(delivery).catch((): undefined => undefined);
    const verdict = verdictOn(answer?.status);
    await settle(database, delivery, settlementOf(verdict, delivery, answer));
    onOutcome(verdict, delivery.formId);
  }

  function settlementOf(verdict: Verdict, delivery: ClaimedDelivery, answer: CrmAnswer | undefined): Settlement {
    const error = answer ? `The CRM answered ${answer.status}.` : 'The CRM did not answer.';
    const about = { submissionId: delivery.submissionId, formId: delivery.formId, status: answer?.status };
    switch (verdict) {
      case 'delivered':
        return { state: 'delivered', at: new Date(now()) };
      case 'dead-letter':
        log.error(about, 'The CRM refused a submission. It is kept as a dead letter, and not sent again by itself.');
        return { state: 'dead-letter', attempts: delivery.attempts + 1, error };
      case 'retry':
        return retryOrDeadLetter(delivery, error, about);
      case 'pause-form':
        if (!isPaused(delivery.formId)) {
          log.error(
            about,
            'The CRM refuses this form: check CRM_TOKEN, CRM_PORTAL_ID and the form id. Its submissions wait.',
          );
        }
        pausedForms.set(delivery.formId, now() + formPauseMs);
        break;
      case 'pause-all':
        log.warn(about, 'The CRM asks for fewer submissions. All deliveries pause.');
        allPausedUntil = now() + clamp(answer?.retryAfterMs ?? 0, shortestFullPauseMs, longestFullPauseMs);
        break;
    }
    // Not this submission's fault: no attempt is counted, and the pause alone decides when it goes out.
    return { state: 'pending', attempts: delivery.attempts, error, nextAttemptAt: new Date(now()) };
  }

  function retryOrDeadLetter(delivery: ClaimedDelivery, error: string, about: object): Settlement {
    const attempts = delivery.attempts + 1;
    if (attempts >= maximumAttempts) {
      log.error(
        about,
        `A submission was not delivered in ${attempts} attempts. It is kept as a dead letter, and not sent again by itself.`,
      );
      return { state: 'dead-letter', attempts, error };
    }
    return {
      state: 'pending',
      attempts,
      error,
      nextAttemptAt: new Date(now() + retryDelayMs(attempts, Math.random())),
    };
  }

  function isPaused(formId: FormId): boolean {
    return (pausedForms.get(formId) ?? 0) > now();
  }

  return async () => {
    if (allPausedUntil > now()) return Math.min(idleMs, allPausedUntil - now());
    const open = crm.connectedForms.filter((formId) => !isPaused(formId));
    if (open.length === 0) return idleMs;
    const { deliveries, underLimit } = await claimDue(database, open, new Date(now()));
    // Whoever stops the dispatcher waits for the round, so it must outlast each attempt even when one cannot be settled.
    const attempts = await Promise.allSettled(deliveries.map(deliver));
    for (const attempt of attempts) if (attempt.status === 'rejected') throw attempt.reason;
    if (deliveries.length > 0) return 0;
    return underLimit ? idleMs : limitedMs;
  };
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
