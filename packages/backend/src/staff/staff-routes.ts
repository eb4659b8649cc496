import type { signInApi } from '@sponsor/domain';
import type { Logger } from 'pino';
import { recordAudit } from '../audit/record-audit.ts';
import type { AppContext } from '../base/app-env.ts';
import { refusal } from '../base/problem.ts';
import { safeError } from '../base/safe-error.ts';
import type { Handlers } from '../base/serve.ts';
import { hasSecondFactor } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { findAccountById, hasSignedIn } from './accounts.ts';
import type { Credentials, SecondFactor } from './credentials.ts';
import { isFresh } from './guard.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { type LinkMailer, mailPasswordLink } from './mail-links.ts';
import { addNotice } from './notices.ts';
import type { Passkeys } from './passkeys.ts';
import { readFactors } from './second-factors.ts';
import type { HalfwaySession, StaffSessions } from './sessions.ts';

export interface StaffDependencies {
  database: Database;
  sessions: StaffSessions;
  credentials: Credentials;
  browsers: KnownBrowsers;
  passkeysOf: (context: AppContext) => Passkeys;
  linkMailer: LinkMailer | undefined;
  twoFactorRequired: boolean;
  log: Pick<Logger, 'error'>;
  now: () => Date;
}

interface SignedIn {
  user: { email: string };
}

export function signInHandlers(dependencies: StaffDependencies): Handlers<typeof signInApi> {
  const { database, sessions, credentials, browsers, passkeysOf, linkMailer, twoFactorRequired, log, now } =
    dependencies;

  async function requireHalfway(context: AppContext): Promise<HalfwaySession> {
    const halfway = await sessions.readHalfway(context);
    if (halfway === undefined) throw refusal(401, 'sign-in-expired');
    return halfway;
  }

  /** Completes the sign-in with a second factor. */
  async function signInWith(context: AppContext, given: SecondFactor): Promise<SignedIn> {
    const halfway = await requireHalfway(context);
    const account = await findAccountById(database, halfway.userId);
    if (account === undefined || account.disabledAt !== null || !(await sessions.mayTryCode(halfway.id))) {
      throw refusal(401, 'sign-in-expired');
    }
    const by = await credentials.takeSecondFactor(context, halfway.id, account, given);
    if (!(await sessions.complete(context, halfway))) throw refusal(401, 'sign-in-expired');
    return welcome(context, account.email, { by });
  }

  /** Records that a person has signed in. */
  async function welcome(context: AppContext, email: string, details?: { by: string }): Promise<SignedIn> {
    const isNewBrowser = (await browsers.find(context, email)) === undefined && (await hasSignedIn(database, email));
    await browsers.remember(context, email);
    await database.transaction(async (transaction) => {
      if (isNewBrowser) await addNotice(transaction, { kind: 'new browser', about: email }, now());
      await recordAudit(transaction, { actor: email, action: 'signed in', ...(details && { details }) }, now());
    });
    return { user: { email } };
  }

  return {
    async signIn({ body: { email, password }, context }) {
      const account = await credentials.checkPassword(context, email, password);
      if (account === undefined) throw refusal(401, 'wrong-credentials');
      // The password was right, so this reveals nothing to a stranger.
      if (account.disabledAt) throw refusal(401, 'account-disabled');
      await sessions.deleteEnded();
      if (!(await sessions.begin(context, account))) throw refusal(401, 'sign-in-expired');
      if (!account.twoFactor) return welcome(context, account.email);
      await recordAudit(database, { actor: account.email, action: 'asked for a code' }, now());
      return { codeNeeded: true, ...(await readFactors(database, account.id)) };
    },
    enterCode: ({ body, context }) => signInWith(context, body),
    usePasskey: ({ body, context }) => signInWith(context, body),
    async passkeyOptions({ context }) {
      const { id, userId } = await requireHalfway(context);
      return passkeysOf(context).beginSigning(id, userId);
    },
    mailPasswordLink({ body: { email } }) {
      if (linkMailer === undefined) throw refusal(409, 'no-mail-server');
      // Its duration must not reveal whether the account exists.
      void mailPasswordLink(database, linkMailer, email, now()).catch((error: unknown) => {
        log.error({ error: safeError(error) }, 'A password-reset link could not be emailed.');
      });
      return { mailed: true };
    },
    async signOut({ context }) {
      const session = await sessions.read(context);
      if (session) await recordAudit(database, { actor: session.member.email, action: 'signed out' }, now());
      await sessions.end(context);
      // The cookie that marks a known browser stays.
      context.header('Clear-Site-Data', '"cache", "storage"');
      return { signedOut: true };
    },
    async session({ context }) {
      const session = await sessions.read(context);
      if (session === undefined) return null;
      const { member, expiresAt } = session;
      const { email, role, code, passkey } = member;
      const codeMissing = twoFactorRequired && !hasSecondFactor(member);
      const fresh = isFresh(member, now());
      return { user: { email, role, codeMissing, code, passkey }, session: { expiresAt, fresh } };
    },
  };
}
