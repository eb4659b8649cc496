import { randomUUID } from 'node:crypto';
import type { Submission, SubmissionContext } from '@sponsor/domain';
import { createAddressHashes } from '../src/base/address-hash.ts';
import type { Secrets } from '../src/base/secrets.ts';
import type { SubmissionToRecord } from '../src/leads/store-submissions.ts';

export const secrets: Secrets = ['a secret for tests that is long enough'];

/** The hashes of a deployment with these secrets. */
export const addressHashes = createAddressHashes(secrets);

/** A hero sign-up as the domain returns it. */
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
