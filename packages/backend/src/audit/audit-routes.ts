import type { auditApi } from '@sponsor/domain';
import type { Handlers } from '../base/serve.ts';
import type { Queryable } from '../database/database.ts';
import type { AuditHead } from './audit-head.ts';
import { entriesPerPage, readActors, readAudit } from './read-audit.ts';
import { verifyAudit } from './verify-audit.ts';

/** @param noted the last recorded head of the log, which the log must still contain. */
export function auditHandlers(database: Queryable, noted: () => AuditHead | undefined): Handlers<typeof auditApi> {
  return {
    async list({ query }) {
      const [entries, actors] = await Promise.all([readAudit(database, query), readActors(database)]);
      const last = entries.at(-1);
      const older = entries.length === entriesPerPage && last !== undefined ? last.entry : null;
      return { entries, actors, older };
    },
    chain() {
      const head = noted();
      return verifyAudit(database, head && [head]);
    },
  };
}
