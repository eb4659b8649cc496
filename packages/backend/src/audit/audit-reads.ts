import type { Route } from '@sponsor/domain';
import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import type { AuditHourly } from './audit-hourly.ts';
import { programs } from './record-audit.ts';

/** Enters in the audit log who read which list of persons, before it is handed out. Handlers must be added after this. */
export function auditReads(app: Hono<AppEnv>, routes: readonly Route[], note: AuditHourly): void {
  for (const { method, path, personalData: subject } of routes) {
    if (subject === undefined) continue;
    app.on(method, path, async (context, next) => {
      await next();
      // No entry, no list.
      if (context.res.ok) await note({ actor: readerOf(context), action: 'list read', subject });
    });
  }
}

/** Records requests that staff were not allowed to make. Applies only to guards and routes added after it. */
export function auditRefusals(app: Hono<AppEnv>, note: AuditHourly): void {
  app.use(async (context, next) => {
    await next();
    const member = context.get('staffMember');
    if (context.res.status !== 403 || member === undefined) return;
    await note({ actor: member.email, action: 'refused', subject: `${context.req.method} ${routePath(context)}` });
  });
}

function readerOf(context: AppContext): string {
  return context.get('staffMember')?.email ?? programs.key;
}
