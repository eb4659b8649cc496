import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { staffRoles } from '@sponsor/domain';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { noteSession } from '../base/request-origin.ts';
import type { Secrets } from '../base/secrets.ts';
import type { Queryable } from '../database/database.ts';
import { createKysely } from '../database/kysely.ts';
import { findAccountById } from './accounts.ts';
import { passwordLimits } from './password-limits.ts';

/** A working day: staff sign in each morning, and a stolen cookie is worth no more than that, however it is used. */
const sessionSeconds = 12 * 60 * 60;

export type StaffAuth = ReturnType<typeof createStaffAuth>;

/**
 * Sign-in and sessions. Nobody can create an account through it; the first one comes from `first-account.ts`. Its own
 * rate limit, which counts addresses only, is replaced by ours.
 */
export function createStaffAuth(database: Queryable, secrets: Secrets, baseUrl: string) {
  return betterAuth({
    baseURL: baseUrl,
    basePath: '/api/staff',
    // What it sealed before it was given several is opened with the oldest.
    secret: secrets.at(-1) ?? secrets[0],
    secrets: secrets.map((value, index) => ({ version: secrets.length - index, value })),
    // Accounts live in a schema of their own, so that a role that reads leads cannot read credentials.
    database: kyselyAdapter(createKysely(database).withSchema('staff'), { type: 'postgres', usePlural: true }),
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: passwordLimits.longest },
    user: {
      additionalFields: {
        role: { type: [...staffRoles], required: true, input: false },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => (await findAccountById(database, userId))?.disabledAt === null,
          after: async ({ id }) => noteSession(id),
        },
      },
    },
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    plugins: [twoFactor({ issuer: new URL(baseUrl).hostname })],
    advanced: {
      cookiePrefix: 'staff',
      useSecureCookies: baseUrl.startsWith('https://'),
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
