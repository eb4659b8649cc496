import * as z from 'zod/mini';
import { readDesk } from './desk.ts';

const pageSchema = z.object({
  entries: z.array(
    z.object({
      entry: z.number(),
      at: z.string(),
      actor: z.string(),
      action: z.string(),
      subject: z.string(),
      leadId: z.nullable(z.string()),
      leadEmail: z.nullable(z.string()),
      details: z.record(z.string(), z.unknown()),
      hash: z.string(),
    }),
  ),
  actors: z.array(z.string()),
  /** Where the next page begins; null on the last. */
  older: z.nullable(z.number()),
});

const chainSchema = z.discriminatedUnion('whole', [
  z.object({ whole: z.literal(true), head: z.object({ entry: z.number() }) }),
  z.object({ whole: z.literal(false), brokenAt: z.number() }),
]);

export interface AuditFilter {
  actor: string;
  action: string;
  /** The number of an entry: those before it. Empty for the newest. */
  before: string;
}

type AuditPage = z.infer<typeof pageSchema>;
export type AuditEntry = AuditPage['entries'][number];

export function readAudit(filter: AuditFilter, signal: AbortSignal): Promise<AuditPage> {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return readDesk(`audit?${new URLSearchParams(given).toString()}`, pageSchema, signal);
}

/** Has the whole chain of the audit log reckoned anew. */
export function readChain(signal: AbortSignal): Promise<z.infer<typeof chainSchema>> {
  return readDesk('audit/chain', chainSchema, signal);
}
