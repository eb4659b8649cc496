import { type Access, isAtLeast, type RefusalCode, type Route, type StaffRole, staffRoles } from '@sponsor/domain';
import type { Hono, MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { bearerOf, isSameSecret } from '../base/bearer.ts';
import { Problem, refusal } from '../base/problem.ts';
import { nameOf } from '../base/serve.ts';
import { hasSecondFactor, type StaffMember } from '../base/staff-member.ts';
import type { StaffSessions } from './sessions.ts';

export interface GuardRules {
  sessions: StaffSessions;
  apiKey: string | undefined;
  twoFactorRequired: boolean;
  now: () => Date;
}

/** How long ago the person may have confirmed their identity: the longest time that a stolen session can do sensitive things. */
const freshMs = 10 * 60_000;

/** Puts a guard before each non-public route. Applies only to handlers added after it. */
export function guardRoutes(app: Hono<AppEnv>, routes: readonly Route[], rules: GuardRules): void {
  for (const route of routes) {
    if (route.access !== 'anyone') app.on(route.method, route.path, guard(route, rules));
  }
}

/** Returns the routes of an app without a declaration; a middleware matches every method, a route one. */
export function undeclaredRoutes(app: Hono<AppEnv>, routes: readonly Route[]): string[] {
  const declared = new Set(routes.map(nameOf));
  return app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !declared.has(route));
}

function guard({ access, fresh }: Route, rules: GuardRules): MiddlewareHandler<AppEnv> {
  const needed = requiredRole(access);
  const key = access === 'viewer or key' ? rules.apiKey : undefined;
  const isForSelf = access === 'self';
  return async (context, next) => {
    if (key === undefined || !holdsKey(context, key)) {
      const session = await rules.sessions.read(context);
      if (session === undefined) throw denied(context, 401, 'sign-in-required');
      const { member } = session;
      // Set for refused people too, because the audit log names them.
      context.set('staffMember', member);
      if (needed !== 'viewer' && !isAtLeast(member.role, needed)) {
        throw denied(context, 403, `${needed}-required`, member.role);
      }
      if (rules.twoFactorRequired && !hasSecondFactor(member) && !isForSelf) {
        throw denied(context, 403, 'second-factor-required');
      }
      if (fresh && !isFresh(member, rules.now())) {
        throw refusal(403, 'reauthenticate');
      }
    }
    await next();
  };
}

/** Whether a person has just confirmed their identity. */
export function isFresh({ provedAt }: StaffMember, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < freshMs;
}

/** The lowest role that a route admits. */
export function requiredRole(access: Access): StaffRole {
  return staffRoles.find((role) => role === access) ?? 'viewer';
}

/** As `apikey` or as bearer: clients of the table send both. */
function holdsKey(context: AppContext, key: string): boolean {
  const given = [context.req.header('apikey'), bearerOf(context)];
  return given.some((value) => value !== undefined && isSameSecret(value, key));
}

/** Clients of a table expect its own code and message for a refusal. */
function denied(context: AppContext, status: 401 | 403, code: RefusalCode, value?: string): Problem {
  const table = /^\/rest\/v1\/(\w+)$/.exec(context.req.path)?.[1];
  if (table === undefined) return refusal(status, code, { value });
  return new Problem(status, `permission denied for table ${table}`, { tableCode: '42501' });
}
