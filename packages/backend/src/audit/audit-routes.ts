import { fieldLimits } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../base/app-env.ts';
import { Problem } from '../base/problem.ts';
import type { Queryable } from '../database/database.ts';
import type { AuditHead } from './audit-head.ts';
import { entriesPerPage, readActors, readAudit } from './read-audit.ts';
import { verifyAudit } from './verify-audit.ts';

export const auditQuerySchema = z.object({
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  actor: z
    .string()
    .max(fieldLimits.email)
    .regex(/^[^\0]*$/)
    .optional(),
  action: z
    .string()
    .max(100)
    .regex(/^[^\0]*$/)
    .optional(),
});

/** The audit log for administrators: its entries, newest first, and whether it is intact and contains the recorded head. */
export function auditRoutes(database: Queryable, noted: () => AuditHead | undefined): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (context) => {
      const query = auditQuerySchema.safeParse(context.req.query());
      if (!query.success) throw new Problem(400, 'These filters of the audit log cannot be read.');
      const [entries, actors] = await Promise.all([readAudit(database, query.data), readActors(database)]);
      const last = entries.at(-1);
      const older = entries.length === entriesPerPage && last !== undefined ? last.entry : null;
      return context.json({ entries, actors, older });
    })
    .get('/chain', async (context) => {
      const head = noted();
      return context.json(await verifyAudit(database, head && [head]));
    });
}
