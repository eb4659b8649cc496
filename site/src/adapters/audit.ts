import { type AuditChain, type AuditPage, auditChainSchema, auditPageSchema } from '@sponsor/domain';
import { readDesk } from './desk.ts';

export interface AuditFilter {
  actor: string;
  action: string;
  /** The number of an entry: those before it. Empty for the newest. */
  before: string;
}

export function readAudit(filter: AuditFilter, signal: AbortSignal): Promise<AuditPage> {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return readDesk(`audit?${new URLSearchParams(given).toString()}`, auditPageSchema, signal);
}

/** Has the whole chain of the audit log reckoned anew. */
export function readChain(signal: AbortSignal): Promise<AuditChain> {
  return readDesk('audit/chain', auditChainSchema, signal);
}
