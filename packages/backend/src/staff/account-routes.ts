import type { accountApi } from '@sponsor/domain';
import { recordAudit } from '../audit/record-audit.ts';
import type { AppContext } from '../base/app-env.ts';
import { fieldRefusal } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import { hasSecondFactor, staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { endSessions, setPassword } from './accounts.ts';
import type { Credentials } from './credentials.ts';
import { addNotice, markNoticeRead, readNotices } from './notices.ts';
import type { Passkeys } from './passkeys.ts';
import type { IsEasyToGuess } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import type { StaffSessions } from './sessions.ts';

export interface AccountDependencies {
  database: Database;
  sessions: StaffSessions;
  credentials: Credentials;
  passkeysOf: (context: AppContext) => Passkeys;
  isEasyToGuess: IsEasyToGuess;
  twoFactorRequired: boolean;
  now: () => Date;
}

export function accountHandlers(dependencies: AccountDependencies): Handlers<typeof accountApi> {
  const { database, sessions, credentials, passkeysOf, isEasyToGuess, twoFactorRequired, now } = dependencies;

  /** With a stolen session, passwords must not be guessed more often than at the sign-in. */
  async function requirePassword(context: AppContext, password: string): Promise<void> {
    const account = await credentials.checkPassword(context, staffMemberOf(context).email, password);
    if (account === undefined) throw fieldRefusal('password', 'wrong-password');
  }

  return {
    async read({ context }) {
      const { id, email, role, code, sessionId } = staffMemberOf(context);
      const passkeys = passkeysOf(context);
      const [open, keys] = await Promise.all([sessions.list(id), passkeys.list(id)]);
      return {
        email,
        role,
        code,
        passkeys: keys,
        passkeysPossible: passkeys.possible,
        twoFactorRequired,
        sessions: open.map((session) => ({ ...session, current: session.id === sessionId })),
      };
    },
    async prove({ body: { password, code, passkey }, context }) {
      await requirePassword(context, password);
      const member = staffMemberOf(context);
      if (hasSecondFactor(member)) {
        const given = passkey ? { passkey } : code !== undefined && { code };
        if (!given) throw fieldRefusal('code', 'code-or-passkey-required');
        await credentials.takeSecondFactor(context, member.sessionId, member, given);
      }
      await sessions.renew(context, member.sessionId);
      await recordAudit(database, { actor: member.email, action: 'identity confirmed' }, now());
      return { confirmed: true };
    },
    proofPasskeyOptions({ context }) {
      const { id, sessionId } = staffMemberOf(context);
      return passkeysOf(context).beginSigning(sessionId, id);
    },
    async changePassword({ body: { password, newPassword }, context }) {
      await requirePassword(context, password);
      const { id, email } = staffMemberOf(context);
      if (await isEasyToGuess(newPassword, email)) throw fieldRefusal('newPassword', 'weak-password');
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(async (transaction) => {
        await setPassword(transaction, id, passwordHash, now());
        await addNotice(transaction, { kind: 'password changed', about: email }, now());
        await recordAudit(transaction, { actor: email, action: 'password changed' }, now());
      });
      await sessions.endOthers(context, staffMemberOf(context));
      return { changed: true };
    },
    async endSessions({ context }) {
      const { id, email, sessionId } = staffMemberOf(context);
      const ended = (await sessions.list(id)).filter((session) => session.id !== sessionId).length;
      await endSessions(database, id, sessionId);
      await recordAudit(
        database,
        { actor: email, action: 'signed out elsewhere', details: { sessions: ended } },
        now(),
      );
      return { ended };
    },
    notices: async ({ context }) => ({ notices: await readNotices(database, staffMemberOf(context).id) }),
    async dismissNotice({ params: { id }, context }) {
      return (await markNoticeRead(database, staffMemberOf(context).id, id, now())) ? { read: true } : undefined;
    },
  };
}
