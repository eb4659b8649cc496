import { randomUUID } from 'node:crypto';
import type { Submission, SubmissionContext } from '@sponsor/domain';
import { createAddressHash } from '../src/base/address-hash.ts';
import type { SubmissionToRecord } from '../src/leads/store-submissions.ts';

/** As a deployment with this key has it. */
export const addressHash = createAddressHash('a key for tests');

/** A hero sign-up as the domain hands it over. */
export function signUp(email: string, context: SubmissionContext = {}): Submission {
  return {
    ok: true,
    formId: 'sign-up',
    email,
    fields: [
      { name: 'email', value: email },
      { name: 'lead_source', value: 'Landing Page Lead' },
    ],
    context,
  };
}

export function toRecord(
  email: string,
  submissionId: string = randomUUID(),
  context: SubmissionContext = {},
): SubmissionToRecord {
  return { submissionId, submission: signUp(email, context), receivedAt: new Date() };
}
