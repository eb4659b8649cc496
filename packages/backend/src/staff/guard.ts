import { isAtLeast, type StaffRole, staffRoles } from '@sponsor/domain';
import type { Hono, MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { bearerOf, isSameSecret } from '../base/bearer.ts';
import { Problem } from '../base/problem.ts';
import { hasSecondFactor, type StaffMember } from '../base/staff-member.ts';
import type { StaffSessions } from './sessions.ts';

type Signed = 'self' | StaffRole;

/**
 * The least role that a route needs. `self`: anyone signed in, also before a second factor is set up. `viewer or key` also
 * lets programs with `LEADS_API_KEY` in. `fresh`: the person must have proved within ten minutes that it is them.
 */
export type Access = 'anyone' | Signed | `fresh ${Signed}` | 'viewer or key';

/** By method and path as the router writes them: `GET /rest/v1/investment_leads`. */
export type AccessTable = Readonly<Record<string, Access>>;

export interface GuardRules {
  sessions: StaffSessions;
  apiKey: string | undefined;
  twoFactorRequired: boolean;
  now: () => Date;
}

/** A stolen session does what changes who may come in, or takes all leads away, for this long at most. */
const freshMs = 10 * 60_000;

/** The code of a refusal after which the same request is let through, once the person has proved that it is them. */
const proofNeeded = 'reauthenticate';

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
  const needed = leastRole(access);
  const key = access === 'viewer or key' ? rules.apiKey : undefined;
  const isForSelf = access.endsWith('self');
  return async (context, next) => {
    if (key === undefined || !holdsKey(context, key)) {
      const session = await rules.sessions.read(context);
      if (session === undefined) throw refusal(context, 401, 'Please sign in.');
      const { member } = session;
      // Also of a person who is refused: the audit log says so.
      context.set('staffMember', member);
      if (!isAtLeast(member.role, needed)) {
        throw refusal(context, 403, `This needs the role of ${needed}; yours is ${member.role}.`);
      }
      if (rules.twoFactorRequired && !hasSecondFactor(member) && !isForSelf) {
        throw refusal(context, 403, 'Please set up a second factor for your account first.');
      }
      if (access.startsWith('fresh') && !isFresh(member, rules.now())) {
        throw new Problem(403, 'Please confirm that it is you.', { code: proofNeeded });
      }
    }
    await next();
  };
}

/** Whether a person has just proved that it is them. */
export function isFresh({ provedAt }: StaffMember, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < freshMs;
}

/** The least role of a person whom a route lets in. */
export function leastRole(access: Exclude<Access, 'anyone'>): StaffRole {
  const role = access.replace(/^fresh /, '');
  return staffRoles.find((one) => one === role) ?? 'viewer';
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
