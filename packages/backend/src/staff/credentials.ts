import type { PasskeySignature, RefusalCode } from '@sponsor/domain';
import type { Logger } from 'pino';
import { programs, recordAudit } from '../audit/record-audit.ts';
import type { AppContext } from '../base/app-env.ts';
import { fieldRefusal, type Problem, refusal, retryLater } from '../base/problem.ts';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { type Account, type CheckedAccount, findAccount, findByPassword } from './accounts.ts';
import type { Authenticators } from './authenticator.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { addNotice } from './notices.ts';
import type { Passkeys } from './passkeys.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

export type SecondFactor = { code: string } | { passkey: PasskeySignature };

export interface CredentialsDependencies {
  database: Database;
  attempts: SignInAttempts;
  browsers: KnownBrowsers;
  authenticators: Authenticators;
  passkeysOf: (context: AppContext) => Passkeys;
  /** The network that a request comes from. */
  networkOf: (context: AppContext) => string;
  log: Pick<Logger, 'error'>;
  now: () => Date;
}

export type Credentials = ReturnType<typeof createCredentials>;

/** Checks passwords and second factors. Counts and records guesses, wherever they are made. */
export function createCredentials(dependencies: CredentialsDependencies) {
  const { database, attempts, browsers, authenticators, passkeysOf, networkOf, log, now } = dependencies;

  return {
    /**
     * Returns the account of an address if the password is right.
     *
     * @throws Problem 429 after ten wrong ones.
     */
    async checkPassword(context: AppContext, email: string, password: string): Promise<CheckedAccount | undefined> {
      const attempt = { email, network: networkOf(context), browser: await browsers.find(context, email) };
      const { waitSeconds, isLast } = await attempts.begin(attempt);
      if (waitSeconds > 0) throw retryLater('too-many-attempts', waitSeconds);
      const account = await findByPassword(database, email, password);
      if (account) await attempts.clear(attempt);
      else recordRefusal(email, isLast);
      return account;
    },

    /**
     * Checks the second factor of an account, and returns its kind.
     *
     * @param sessionId of the session that was asked for it.
     * @throws Problem 400 for a wrong one, 401 for a used code, 429 after ten wrong ones.
     */
    async takeSecondFactor(
      context: AppContext,
      sessionId: string,
      { id, email }: Pick<Account, 'id' | 'email'>,
      given: SecondFactor,
    ): Promise<'authenticator' | 'recovery code' | 'passkey'> {
      const { waitSeconds, isLast } = await attempts.beginCode(id);
      if (waitSeconds > 0) throw retryLater('too-many-codes', waitSeconds);
      if ('passkey' in given) {
        if (await passkeysOf(context).isSigned(sessionId, id, given.passkey)) return accept('passkey');
        throw await refuse('passkey', 'wrong-passkey');
      }
      if (given.code.includes('-')) {
        if (await authenticators.takeRecoveryCode(id, given.code)) return accept('recovery code');
        throw await refuse('code', 'wrong-code');
      }
      const taken = await authenticators.take(id, given.code);
      if (taken === 'right') return accept('authenticator');
      if (taken === 'wrong') throw await refuse('code', 'wrong-code');
      recordRefusal(email, false);
      throw refusal(401, 'used-code');

      async function accept<By>(by: By): Promise<By> {
        await attempts.clearCodes(id);
        return by;
      }

      async function refuse(field: string, code: RefusalCode): Promise<Problem> {
        const entry = { actor: programs.server, subject: email };
        await database.transaction(async (transaction) => {
          await recordAudit(transaction, { ...entry, action: 'wrong code' }, now());
          if (!isLast) return;
          await addNotice(transaction, { kind: 'locked out', about: email }, now());
          await recordAudit(transaction, { ...entry, action: 'locked out', details: { by: 'wrong codes' } }, now());
        });
        return fieldRefusal(field, code);
      }
    },
  };

  /**
   * Records events of existing accounts, not the guesses of strangers at others. The response does not wait for it, because its
   * duration must not reveal whether the account exists.
   */
  function recordRefusal(email: string, isLast: boolean): void {
    const at = now();
    const record = async () => {
      const account = await findAccount(database, email);
      if (account === undefined) return;
      const entry = { actor: programs.server, subject: account.email };
      await database.transaction(async (transaction) => {
        if (isLast) await addNotice(transaction, { kind: 'locked out', about: account.email }, at);
        await recordAudit(transaction, { ...entry, action: 'sign-in failed' }, at);
        if (isLast) await recordAudit(transaction, { ...entry, action: 'locked out' }, at);
      });
    };
    void record().catch((error: unknown) => {
      log.error({ error: safeError(error) }, 'A failed sign-in could not be recorded.');
    });
  }
}
