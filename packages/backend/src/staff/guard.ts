import { isAtLeast, type StaffRole } from '@sponsor/domain';
import type { Hono, MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { bearerOf, isSameSecret } from '../base/bearer.ts';
import { Problem } from '../base/problem.ts';
import type { StaffSessions } from './sessions.ts';

/**
 * The least role that a route needs. `self`: whoever is signed in, also somebody who must set up a code first. `viewer or
 * key` also lets programs with `LEADS_API_KEY` in.
 */
export type Access = 'anyone' | 'self' | StaffRole | 'viewer or key';

/** By method and path as the router writes them: `GET /rest/v1/investment_leads`. */
export type AccessTable = Readonly<Record<string, Access>>;

export interface GuardRules {
  sessions: StaffSessions;
  apiKey: string | undefined;
  twoFactorRequired: boolean;
}

/** Puts a guard before each route of the table that is not for anyone. Routes must be added after this. */
export function guardRoutes(app: Hono<AppEnv>, table: AccessTable, rules: GuardRules): void {
  for (const [route, access] of Object.entries(table)) {
    if (access === 'anyone') continue;
    const [method = '', path = ''] = route.split(' ');
    app.on(method, path, guard(access, rules));
  }
}

/**
 * The routes of an app that no table decides on: a middleware is for every method, a route for one.
 */
export function undecidedRoutes({ routes }: Hono<AppEnv>, table: AccessTable): string[] {
  return routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !Object.hasOwn(table, route));
}

function guard(access: Exclude<Access, 'anyone'>, rules: GuardRules): MiddlewareHandler<AppEnv> {
  const needed = access === 'viewer or key' || access === 'self' ? 'viewer' : access;
  const key = access === 'viewer or key' ? rules.apiKey : undefined;
  return async (context, next) => {
    if (key === undefined || !holdsKey(context, key)) {
      const session = await rules.sessions.read(context.req.raw.headers);
      if (session === undefined) throw refusal(context, 401, 'Please sign in.');
      // Also of whom is refused: the audit log says so.
      context.set('staffMember', session.member);
      if (!isAtLeast(session.member.role, needed)) {
        throw refusal(context, 403, `This needs the role of ${needed}; yours is ${session.member.role}.`);
      }
      if (rules.twoFactorRequired && !session.member.twoFactor && access !== 'self') {
        throw refusal(context, 403, 'Please set up an authenticator code for your account first.');
      }
    }
    await next();
  };
}

/** As `apikey` or as bearer: clients of the table send both. */
function holdsKey(context: AppContext, key: string): boolean {
  const given = [context.req.header('apikey'), bearerOf(context)];
  return given.some((value) => value !== undefined && isSameSecret(value, key));
}

/** Clients of a table know a refusal by its code and its own words. */
function refusal(context: AppContext, status: 401 | 403, sentence: string): Problem {
  const table = /^\/rest\/v1\/(\w+)$/.exec(context.req.path)?.[1];
  if (table === undefined) return new Problem(status, sentence);
  return new Problem(status, `permission denied for table ${table}`, { code: '42501' });
}
