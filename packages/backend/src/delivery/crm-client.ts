import type { Field, FormId } from '@sponsor/domain';

export interface CrmConfiguration {
  url: string;
  token: string;
  portalId: string;
  /** A form without an id is not delivered; its submissions wait. */
  formIds: Readonly<Partial<Record<FormId, string>>>;
}

export interface CrmSubmission {
  submissionId: string;
  formId: FormId;
  fields: readonly Field[];
  receivedAt: Date;
}

export interface CrmAnswer {
  status: number;
  /** Present when the CRM said how long to wait. */
  retryAfterMs?: number;
}

export interface CrmClient {
  /** The forms that have an id at the CRM. */
  connectedForms: readonly FormId[];
  /** @throws when no answer came within 10 s. */
  submit(submission: CrmSubmission): Promise<CrmAnswer>;
}

export declare function createCrmClient(configuration: CrmConfiguration): CrmClient;
