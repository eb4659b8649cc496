import type { FormId, Refusal, Submission } from '@sponsor/domain';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import { Problem } from '../base/problem.ts';
import { safeError } from '../base/safe-error.ts';
import type { Ledger } from './ledger.ts';

export interface RecordDependencies {
  ledger: Pick<Ledger, 'record'>;
  /** Tells the delivery that there is work. */
  onRecorded: () => void;
  log: Pick<Logger, 'error'>;
  metrics: Pick<Metrics, 'submissions'>;
  now: () => Date;
}

/** Resolves once the submission is durable; otherwise the problem says what the visitor can do. */
export type RecordSubmission = (formId: FormId, read: Submission | Refusal, submissionId: string) => Promise<void>;

export function createRecordSubmission(dependencies: RecordDependencies): RecordSubmission {
  const { ledger, onRecorded, log, metrics, now } = dependencies;
  return async (formId, read, submissionId) => {
    if (!read.ok) {
      metrics.submissions.inc({ form: formId, result: 'refused' });
      throw new Problem(400, read.message, { errors: read.errors });
    }
    const { repeated } = await ledger.record({ submissionId, submission: read, receivedAt: now() }).catch((error) => {
      metrics.submissions.inc({ form: formId, result: 'failed' });
      log.error({ form: formId, submissionId, error: safeError(error) }, 'submission not stored');
      throw new Problem(503, 'We could not save your details just now. Please try again in a minute.');
    });
    metrics.submissions.inc({ form: formId, result: repeated ? 'repeated' : 'stored' });
    onRecorded();
  };
}
