import type { NoticeChannel } from '@sponsor/domain';
import { v5 as uuidv5 } from 'uuid';
import type { AddressHashes } from '../base/address-hash.ts';
import { type Database, StatementError } from '../database/database.ts';
import { createGroupCommit } from './group-commit.ts';
import { type LeadsPage, type LeadsQuery, readLeads } from './read-leads.ts';
import { type StoredSubmission, type SubmissionToRecord, storeSubmissions } from './store-submissions.ts';

interface RecordedSubmission {
  leadId: string;
  /** True if the same submission was stored before; it is not stored again. */
  repeated: boolean;
}

export interface Ledger {
  /** Resolves once the submission is on disk; rejects if it was not stored, and the visitor must then be told. */
  record(input: SubmissionToRecord): Promise<RecordedSubmission>;
  readLeads(query: LeadsQuery): Promise<LeadsPage>;
}

const dataFault = /^2[23]/;

/**
 * @param formsDatabase stores submissions through connections that reads cannot keep busy.
 * @param channels on which new leads are reported.
 */
export function createLedger(
  database: Database,
  addressHashes: AddressHashes,
  formsDatabase = database,
  channels: readonly NoticeChannel[] = [],
): Ledger {
  const store = createGroupCommit<SubmissionToRecord, StoredSubmission>({
    keyOf: (input) => input.submissionId.toLowerCase(),
    store: (inputs) => storeSubmissions(formsDatabase, addressHashes, channels, inputs),
    blamesOneInput: (error) => error instanceof StatementError && dataFault.test(error.code ?? ''),
  });

  return {
    async record(input) {
      const first = await store(input);
      if (first.sameContent) return { leadId: first.leadId, repeated: first.repeated };
      // A browser that reuses an id for other content must not cost us a lead, so the content becomes part of the id.
      const { formId, fields } = input.submission;
      const own = uuidv5(JSON.stringify([formId, fields]), input.submissionId);
      const { leadId, repeated } = await store({ ...input, submissionId: own });
      return { leadId, repeated };
    },
    readLeads: (query) => readLeads(database, query),
  };
}
