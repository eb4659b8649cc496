import type { CrmFormId } from '@sponsor/domain';
import type { Logger } from 'pino';
import { codeOf, safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { retryDelayMs } from './back-off.ts';
import type { CrmAnswer, CrmClient } from './crm-client.ts';
import { createOutage } from './outage.ts';
import type { ClaimedDelivery } from './outbox.ts';
import { globalLane, maxFullPauseMs } from './pauses.ts';
import { type Consequence, type Settlement, settle } from './settle.ts';
import { type Classification, classifyAnswer, type Verdict } from './verdict.ts';

export interface AttemptDependencies {
  database: Database;
  crm: Pick<CrmClient, 'submit'>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called once per attempt, for metrics. */
  onOutcome: (outcome: Verdict, formId: CrmFormId) => void;
  /** Called when deliveries of a form, or all of them (`*`), are paused, for metrics. */
  onPause: (lane: CrmFormId | typeof globalLane) => void;
}

const minFullPauseMs = 10_000;

/** Sends one claimed delivery and settles it; never rejects. A delivery that cannot be settled is sent again after its lease. */
export function createAttempt(dependencies: AttemptDependencies): (delivery: ClaimedDelivery) => Promise<void> {
  const { database, crm, log, onOutcome, onPause } = dependencies;
  const outage = createOutage(log, {
    outOfReach:
      'The CRM is unreachable: check CRM_URL and the network. Submissions are kept, and sent once it responds.',
    over: 'The CRM responds again.',
  });

  return async (delivery) => {
    const { submissionId, formId } = delivery;
    const answer = await crm.submit(delivery).catch(codeOf);
    const classification = classifyAnswer(answer);
    onOutcome(classification.verdict, formId);
    if (classification.verdict === 'retry') outage.reportFailure(classification.reason);
    else outage.reportSuccess();
    try {
      const consequence = await settle(database, delivery, settlementOf(classification, delivery, answer));
      tell(consequence, { submissionId, formId, reason: classification.reason });
    } catch (error) {
      log.error(
        { submissionId, formId, error: safeError(error) },
        'The result of the attempt could not be saved; the submission will be resent.',
      );
    }
  };

  function tell(consequence: Consequence, about: { submissionId: string; formId: CrmFormId; reason: string }): void {
    switch (consequence) {
      case 'given-up':
        log.error(
          about,
          'The CRM rejected a submission. It is listed as failed under Deliveries, and not retried automatically.',
        );
        break;
      case 'form-paused':
        onPause(about.formId);
        log.error(
          about,
          'The CRM rejects this form: check CRM_URL, CRM_TOKEN, CRM_PORTAL_ID and the form id. Its submissions are queued.',
        );
        break;
      case 'set-aside':
        log.warn(about, 'The CRM rejected a submission but accepts others of its form. It will be retried later.');
        break;
      case 'all-paused':
        onPause(globalLane);
        log.warn(about, 'The CRM limits the rate of submissions. All deliveries pause.');
        break;
      case 'none':
        break;
    }
  }
}

function settlementOf(
  { verdict, reason: error }: Classification,
  { attempts }: ClaimedDelivery,
  answer: CrmAnswer | string,
): Settlement {
  switch (verdict) {
    case 'delivered':
      return { state: 'delivered' };
    case 'dead-letter':
      return { state: 'dead-letter', error };
    case 'refused':
      return { state: 'refused', error };
    case 'pause-all':
      return {
        state: 'all-wait',
        error,
        pauseMs: Math.min(
          maxFullPauseMs,
          Math.max(minFullPauseMs, (typeof answer === 'object' && answer.retryAfterMs) || 0),
        ),
      };
    case 'retry':
      return { state: 'waits', error, delayMs: retryDelayMs(attempts + 1, Math.random()) };
  }
}
