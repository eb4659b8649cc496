import { hashPassword } from 'better-auth/crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { requireWaited } from '../base/rate-limit.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { endSessions, isPasswordOf, setPassword } from './accounts.ts';
import type { StaffAuth } from './auth.ts';
import { newPasswordField, ownPasswordField, readFields, tooManyAttempts, weakPassword } from './password-fields.ts';
import { isEasyToGuess } from './password-strength.ts';
import { idleMs } from './sessions.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { passOnCookies } from './staff-routes.ts';
import { claimCode, forgetTwoFactor } from './two-factor.ts';

export const passwordChangeSchema = z.object({ password: ownPasswordField, newPassword: newPasswordField });
export const passwordSchema = z.object({ password: ownPasswordField });
export const codeSchema = z.object({
  code: z
    .string('Please enter the code.')
    .trim()
    .regex(/^\d{6}$/, 'A code has six digits.'),
});

export interface AccountDependencies {
  database: Database;
  auth: StaffAuth;
  attempts: SignInAttempts;
  networkOf: (context: AppContext) => string;
  twoFactorRequired: boolean;
  now: () => Date;
}

interface OpenSession {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  browser: string | null;
}

/** A person's own account: password, authenticator code, and where they are signed in. */
export function accountRoutes(dependencies: AccountDependencies): Hono<AppEnv> {
  const { database, auth, attempts, networkOf, twoFactorRequired, now } = dependencies;

  /** Who holds a stolen session must not try passwords through it more often than at the sign-in. */
  async function requirePassword(context: AppContext, password: string): Promise<void> {
    const { id, email } = staffMemberOf(context);
    const attempt = { email, network: networkOf(context), browser: undefined };
    const { waitSeconds } = await attempts.begin(attempt);
    requireWaited(waitSeconds, tooManyAttempts);
    if (!(await isPasswordOf(database, id, password))) {
      const message = 'That is not your password.';
      throw new Problem(400, message, { errors: [{ field: 'password', message }] });
    }
    await attempts.clear(attempt);
  }

  /** Where a person is signed in. What has ended may still be stored. */
  async function readSessions(userId: string): Promise<OpenSession[]> {
    const { rows } = await database.query<OpenSession>(
      `select id, created_at as "startedAt", updated_at as "lastUsedAt", user_agent as browser
       from staff.sessions where user_id = $1 and expires_at > $2 and updated_at > $3 order by updated_at desc`,
      [userId, now(), new Date(now().getTime() - idleMs)],
    );
    return rows;
  }

  return new Hono<AppEnv>()
    .get('/', async (context) => {
      const { id, email, role, twoFactor, sessionId } = staffMemberOf(context);
      const sessions = (await readSessions(id)).map((session) => ({ ...session, current: session.id === sessionId }));
      return context.json({ email, role, twoFactor, twoFactorRequired, sessions });
    })
    .post('/password', async (context) => {
      const { password, newPassword } = readFields(passwordChangeSchema, await readJson(context));
      await requirePassword(context, password);
      const { id, email, sessionId } = staffMemberOf(context);
      if (await isEasyToGuess(newPassword, email)) throw weakPassword('newPassword');
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(async (transaction) => {
        await setPassword(transaction, id, passwordHash, now());
        await endSessions(transaction, id, sessionId);
        await recordAudit(transaction, { actor: email, action: 'password changed' }, now());
      });
      return context.json({ changed: true });
    })
    .post('/two-factor', async (context) => {
      const { password } = readFields(passwordSchema, await readJson(context));
      await requirePassword(context, password);
      if (staffMemberOf(context).twoFactor) throw new Problem(409, 'This account asks for a code already.');
      const { headers } = context.req.raw;
      const made = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
      if (made.method !== 'totp') throw new Error('The sign-in library made no secret for codes.');
      return context.json({ uri: made.totpURI, recoveryCodes: made.backupCodes });
    })
    .post('/two-factor/confirm', async (context) => {
      const { code } = readFields(codeSchema, await readJson(context));
      const { id, email, twoFactor } = staffMemberOf(context);
      if (twoFactor) throw new Problem(409, 'This account asks for a code already.');
      const answer = await auth.api.verifyTOTP({ body: { code }, headers: context.req.raw.headers, asResponse: true });
      if (!answer.ok) {
        const message = 'That code is not right. Please enter the one that the app shows now.';
        throw new Problem(400, message, { errors: [{ field: 'code', message }] });
      }
      await claimCode(database, id, code, now());
      await recordAudit(database, { actor: email, action: 'code switched on' }, now());
      passOnCookies(context, answer);
      return context.json({ switchedOn: true });
    })
    .post('/two-factor/recovery-codes', async (context) => {
      const { password } = readFields(passwordSchema, await readJson(context));
      await requirePassword(context, password);
      const { email, twoFactor } = staffMemberOf(context);
      if (!twoFactor) throw new Problem(409, 'This account asks for no code.');
      const { headers } = context.req.raw;
      const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers });
      await recordAudit(database, { actor: email, action: 'recovery codes made' }, now());
      return context.json({ recoveryCodes: backupCodes });
    })
    .delete('/two-factor', async (context) => {
      const { password } = readFields(passwordSchema, await readJson(context));
      await requirePassword(context, password);
      if (twoFactorRequired) throw new Problem(409, 'Everybody here signs in with a code.');
      const { id, email } = staffMemberOf(context);
      await database.transaction(async (transaction) => {
        await forgetTwoFactor(transaction, id, now());
        await recordAudit(transaction, { actor: email, action: 'code switched off', subject: email }, now());
      });
      return context.json({ switchedOff: true });
    })
    .delete('/sessions', async (context) => {
      const { id, email, sessionId } = staffMemberOf(context);
      const ended = (await readSessions(id)).filter((session) => session.id !== sessionId).length;
      await endSessions(database, id, sessionId);
      await recordAudit(
        database,
        { actor: email, action: 'signed out elsewhere', details: { sessions: ended } },
        now(),
      );
      return context.json({ ended });
    });
}
