import type { FormId, InvestmentLead, Submission } from '@sponsor/domain';
import type { Database } from '../database/database.ts';

export interface SubmissionToRecord {
  /** A UUID chosen by the visitor's browser, so that a repeat is recognised. */
  submissionId: string;
  submission: Submission;
  receivedAt: Date;
}

export interface RecordedSubmission {
  leadId: string;
  /** True when the same submission had been stored before; nothing was stored again. */
  repeated: boolean;
}

export type LeadColumn = keyof InvestmentLead;

export interface LeadsQuery {
  order: readonly { column: LeadColumn; direction: 'asc' | 'desc'; nulls?: 'first' | 'last' }[];
  limit: number;
  offset: number;
  /** `estimated` is exact up to 1,000 leads and then the planner's figure, which costs nothing. */
  count: 'none' | 'exact' | 'estimated';
}

export interface LeadsPage {
  leads: InvestmentLead[];
  total?: number;
}

export interface Ledger {
  /** Resolves once the submission is on disk; rejects when it was not stored, and the visitor must be told. */
  record(input: SubmissionToRecord): Promise<RecordedSubmission>;
  readLeads(query: LeadsQuery): Promise<LeadsPage>;
}

export type { FormId };
export declare function createLedger(database: Database): Ledger;
