import { randomUUID } from 'node:crypto';
import type { Submission } from '@sponsor/domain';
import type { SubmissionToRecord } from '../src/leads/store-submissions.ts';

/** A hero sign-up as the domain hands it over. */
export function signUp(email: string): Submission {
  return {
    ok: true,
    formId: 'sign-up',
    email,
    fields: [
      { name: 'email', value: email },
      { name: 'lead_source', value: 'Landing Page Lead' },
    ],
  };
}

export function toRecord(email: string, submissionId: string = randomUUID()): SubmissionToRecord {
  return { submissionId, submission: signUp(email), receivedAt: new Date() };
}
