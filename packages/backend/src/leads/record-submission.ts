import { type FormId, isCaught, type Refusal, type Submission } from '@sponsor/domain';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import { safeError } from '../base/safe-error.ts';
import type { Ledger } from './ledger.ts';

export interface RecordDependencies {
  ledger: Pick<Ledger, 'record'>;
  /** Notifies the dispatcher of new work. */
  onRecorded: () => void;
  log: Pick<Logger, 'error'>;
  metrics: Pick<Metrics, 'submissions'>;
  now: () => Date;
}

/** The outcome of a form. A failed one was not stored, and the visitor must be told. */
export type RecordOutcome = { result: 'stored' | 'repeated' | 'failed' } | { result: 'refused'; refusal: Refusal };

/** Resolves once the submission is durable, or is known not to be. */
export type RecordSubmission = (
  formId: FormId,
  read: Submission | Refusal,
  submissionId: string,
) => Promise<RecordOutcome>;

export function createRecordSubmission(dependencies: RecordDependencies): RecordSubmission {
  const { ledger, onRecorded, log, metrics, now } = dependencies;

  async function record(formId: FormId, read: Submission | Refusal, submissionId: string): Promise<RecordOutcome> {
    if (!read.ok) return { result: 'refused', refusal: read };
    try {
      const { repeated } = await ledger.record({ submissionId, submission: read, receivedAt: now() });
      onRecorded();
      return { result: repeated ? 'repeated' : 'stored' };
    } catch (error) {
      log.error({ form: formId, submissionId, error: safeError(error) }, 'submission not stored');
      return { result: 'failed' };
    }
  }

  return async (formId, read, submissionId) => {
    const outcome = await record(formId, read, submissionId);
    const isHeld = outcome.result === 'stored' && read.ok && isCaught(read.context);
    metrics.submissions.inc({ form: formId, result: isHeld ? 'held' : outcome.result });
    return outcome;
  };
}
