import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { z } from 'zod';
import { programs, recordAudit } from '../audit/record-audit.ts';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { requireWaited } from '../base/rate-limit.ts';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { type Account, findAccount, findAccountById } from './accounts.ts';
import type { StaffAuth } from './auth.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { type LinkMailer, mailPasswordLink } from './mail-links.ts';
import { emailField, ownPasswordField, readFields, tooManyAttempts } from './password-fields.ts';
import type { StaffSessions } from './sessions.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { accountHalfway, claimCode, halfwayCookie, isShutByCodes } from './two-factor.ts';

export const credentialsSchema = z.object({ email: emailField, password: ownPasswordField });

/** Six digits of an authenticator, or a recovery code as it was shown: its letters are small and capital. */
export const signInCodeSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^(\d{6}|[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5})$/),
});

export const passwordLinkSchema = z.object({ email: emailField });

/** Of the sign-in library's answers this much is read. */
const passwordAnswerSchema = z.object({ twoFactorRedirect: z.boolean().optional() });
const codeAnswerSchema = z.object({ user: z.object({ id: z.string() }), token: z.string() });
const refusalSchema = z.object({ code: z.string().optional() });

export interface StaffDependencies {
  database: Database;
  auth: StaffAuth;
  sessions: StaffSessions;
  attempts: SignInAttempts;
  browsers: KnownBrowsers;
  /** The network that a request comes from. */
  networkOf: (context: AppContext) => string;
  linkMailer: LinkMailer | undefined;
  twoFactorRequired: boolean;
  log: Pick<Logger, 'error'>;
  now: () => Date;
}

/** Sign-in, in one step or two, and sign-out. Of the sign-in library's answers only its cookies are passed on. */
export function staffRoutes(dependencies: StaffDependencies): Hono<AppEnv> {
  const { database, auth, sessions, attempts, browsers, networkOf, linkMailer, twoFactorRequired, log, now } =
    dependencies;

  return new Hono<AppEnv>()
    .post('/sign-in/email', async (context) => {
      const credentials = credentialsSchema.safeParse(await readJson(context));
      if (!credentials.success) throw new Problem(400, 'Please enter your e-mail address and your password.');
      const { email, password } = credentials.data;
      const attempt = { email, network: networkOf(context), browser: await browsers.find(context, email) };
      const begun = await attempts.begin(attempt);
      if (begun.isFirstRefusal) recordRefusal('locked out', email);
      requireWaited(begun.waitSeconds, tooManyAttempts);
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: context.req.raw.headers,
        asResponse: true,
      });
      if (answer.status === 401) {
        recordRefusal('sign-in failed', email);
        const { code } = refusalSchema.parse(await answer.json());
        // The password was right, so this tells nothing to a stranger.
        if (code === 'FAILED_TO_CREATE_SESSION') {
          throw new Problem(401, 'This account is disabled. An administrator can enable it again.');
        }
        throw new Problem(401, 'That e-mail address and password do not match.');
      }
      if (!answer.ok) throw new Error('The sign-in library refused a well-formed sign-in.');
      await Promise.all([attempts.clear(attempt), sessions.forgetEnded()]);
      passOnCookies(context, answer);
      const { twoFactorRedirect = false } = passwordAnswerSchema.parse(await answer.json());
      if (twoFactorRedirect) {
        await recordAudit(database, { actor: email.toLowerCase(), action: 'asked for a code' }, now());
        return context.json({ codeNeeded: true });
      }
      await browsers.remember(context, email);
      await recordAudit(database, { actor: email.toLowerCase(), action: 'signed in' }, now());
      return context.json({ user: { email: email.toLowerCase() } });
    })
    .post('/sign-in/code', async (context) => {
      const read = signInCodeSchema.safeParse(await readJson(context));
      if (!read.success)
        throw new Problem(400, 'A code has six digits; a recovery code is five signs, a dash, and five more.');
      const { code } = read.data;
      const request = { body: { code }, headers: context.req.raw.headers, asResponse: true } as const;
      const byAuthenticator = /^\d/.test(code) && !code.includes('-');
      // Too many wrong codes end the sign-in that they belong to, and with it the trace to its account.
      const halfway = await accountHalfway(database, halfwayOf(context));
      const answer = await (byAuthenticator ? auth.api.verifyTOTP(request) : auth.api.verifyBackupCode(request));
      if (!answer.ok) {
        const reason = refusalSchema.safeParse(await answer.json()).data?.code;
        if (halfway && wrongCode.has(reason ?? '')) await recordWrongCode(halfway);
        throw codeRefusal(reason);
      }
      const { user, token } = codeAnswerSchema.parse(await answer.json());
      const account = await findAccountById(database, user.id);
      if (account === undefined) throw codeRefusal();
      if (byAuthenticator && !(await claimCode(database, user.id, code, now()))) {
        await database.query('delete from staff.sessions where token = $1', [token]);
        recordRefusal('sign-in failed', account.email);
        throw new Problem(401, 'That code has been used. Please sign in again with the next one.');
      }
      passOnCookies(context, answer);
      await browsers.remember(context, account.email);
      const details = { by: byAuthenticator ? 'authenticator' : 'recovery code' };
      await recordAudit(database, { actor: account.email, action: 'signed in', details }, now());
      return context.json({ user: { email: account.email } });
    })
    .post('/password-link', async (context) => {
      const { email } = readFields(passwordLinkSchema, await readJson(context));
      if (linkMailer === undefined) {
        throw new Problem(409, 'This site sends no e-mail. Please ask an administrator for a link to a new password.');
      }
      // How long it takes must not tell whether there is such an account.
      void mailPasswordLink(database, linkMailer, email, now()).catch((error: unknown) => {
        log.error({ error: safeError(error) }, 'a link to a new password was not sent');
      });
      return context.json({ mailed: true }, 202);
    })
    .post('/sign-out', async (context) => {
      const session = await sessions.read(context.req.raw.headers);
      if (session) await recordAudit(database, { actor: session.member.email, action: 'signed out' }, now());
      return auth.api.signOut({ headers: context.req.raw.headers, asResponse: true });
    })
    .get('/get-session', async (context) => {
      const session = await sessions.read(context.req.raw.headers);
      if (session === undefined) return context.json(null);
      const { member, expiresAt } = session;
      const { email, role, twoFactor } = member;
      const codeMissing = twoFactorRequired && !twoFactor;
      return context.json({ user: { email, role, codeMissing }, session: { expiresAt } });
    });

  /** The library takes ten wrong codes a quarter of an hour for an account, and so the log does. */
  async function recordWrongCode({ id, email: subject }: Account): Promise<void> {
    const entry = { actor: programs.server, subject };
    await recordAudit(database, { ...entry, action: 'wrong code' }, now());
    if (!(await isShutByCodes(database, id))) return;
    await recordAudit(database, { ...entry, action: 'locked out', details: { by: 'wrong codes' } }, now());
  }

  /** What strangers type is not kept, only what concerns an account; how long that takes must not tell whether it does. */
  function recordRefusal(action: 'sign-in failed' | 'locked out', email: string): void {
    const at = now();
    const record = async () => {
      const account = await findAccount(database, email);
      if (account) await recordAudit(database, { actor: programs.server, action, subject: account.email }, at);
    };
    void record().catch((error: unknown) => {
      log.error({ error: safeError(error) }, 'a refused sign-in was not written down');
    });
  }
}

/** Lets the browser have the cookies that the sign-in library sets, and nothing else of its answer. */
export function passOnCookies(context: AppContext, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) context.header('Set-Cookie', cookie, { append: true });
}

function halfwayOf(context: AppContext): string {
  return getCookie(context, halfwayCookie) ?? getCookie(context, halfwayCookie, 'secure') ?? '';
}

const wrongCode = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE']);

function codeRefusal(reason = ''): Problem {
  if (wrongCode.has(reason)) return new Problem(400, 'That code is not right.');
  if (reason === 'ACCOUNT_TEMPORARILY_LOCKED') {
    const headers = { 'Retry-After': '900' };
    return new Problem(429, 'Too many wrong codes. Please try again in 15 minutes.', { headers });
  }
  return new Problem(401, 'That took too long, or too many tries. Please sign in again.');
}
