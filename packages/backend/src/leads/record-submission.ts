import { type FormId, isSpam, type Refusal, type Submission } from '@sponsor/domain';
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
export type RecordResult =
  | { ok: true; repeated: boolean }
  | { ok: false; reason: 'refused'; refusal: Refusal }
  | { ok: false; reason: 'failed' };

/** Resolves once the submission is durable, or is known not to be. */
export type RecordSubmission = (
  formId: FormId,
  read: Submission | Refusal,
  submissionId: string,
) => Promise<RecordResult>;

export function createRecordSubmission(dependencies: RecordDependencies): RecordSubmission {
  const { ledger, onRecorded, log, metrics, now } = dependencies;

  async function record(formId: FormId, read: Submission | Refusal, submissionId: string): Promise<RecordResult> {
    if (!read.ok) return { ok: false, reason: 'refused', refusal: read };
    try {
      const { repeated } = await ledger.record({ submissionId, submission: read, receivedAt: now() });
      onRecorded();
      return { ok: true, repeated };
    } catch (error) {
      log.error({ form: formId, submissionId, error: safeError(error) }, 'A submission could not be stored.');
      return { ok: false, reason: 'failed' };
    }
  }

  return async (formId, read, submissionId) => {
    const result = await record(formId, read, submissionId);
    metrics.submissions.inc({ form: formId, result: labelOf(result, read) });
    return result;
  };
}

function labelOf(result: RecordResult, read: Submission | Refusal): string {
  if (!result.ok) return result.reason;
  if (result.repeated) return 'repeated';
  return read.ok && isSpam(read.context) ? 'held' : 'stored';
}
