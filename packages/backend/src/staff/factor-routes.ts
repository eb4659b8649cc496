import type { factorsApi } from '@sponsor/domain';
import { recordAudit } from '../audit/record-audit.ts';
import type { AppContext } from '../base/app-env.ts';
import { fieldRefusal, refusal } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Authenticators, deleteAuthenticator } from './authenticator.ts';
import { addNotice } from './notices.ts';
import type { Passkeys } from './passkeys.ts';
import { readFactors } from './second-factors.ts';
import type { StaffSessions } from './sessions.ts';

export interface FactorDependencies {
  database: Database;
  sessions: StaffSessions;
  authenticators: Authenticators;
  passkeysOf: (context: AppContext) => Passkeys;
  twoFactorRequired: boolean;
  now: () => Date;
}

export function factorHandlers(dependencies: FactorDependencies): Handlers<typeof factorsApi> {
  const { database, sessions, authenticators, passkeysOf, twoFactorRequired, now } = dependencies;

  /** Removes a second factor; the last one only if the account may do without. Returns false if there is none to remove. */
  function removeFactor(
    context: AppContext,
    action: 'code switched off' | 'passkey removed',
    remove: (transaction: Queryable) => Promise<boolean>,
  ): Promise<boolean> {
    const { id, email } = staffMemberOf(context);
    return database.transaction(async (transaction) => {
      await transaction.query('select from staff.users where id = $1 for update', [id]);
      if (!(await remove(transaction))) return false;
      const { code, passkey } = await readFactors(transaction, id);
      if (twoFactorRequired && !code && !passkey) {
        throw refusal(409, 'last-second-factor');
      }
      await addNotice(transaction, { kind: 'second factor removed', about: email }, now());
      await recordAudit(transaction, { actor: email, action, subject: email }, now());
      return true;
    });
  }

  return {
    beginCode({ context }) {
      const { id, email, code } = staffMemberOf(context);
      if (code) throw refusal(409, 'code-already-on');
      return authenticators.begin(id, email);
    },
    async confirmCode({ body: { code }, context }) {
      const { id, email } = staffMemberOf(context);
      const confirmed = await database.transaction(async (transaction) => {
        if (!(await authenticators.confirm(transaction, id, code))) return false;
        await recordAudit(transaction, { actor: email, action: 'code switched on' }, now());
        return true;
      });
      if (!confirmed) throw fieldRefusal('code', 'wrong-first-code');
      await sessions.endOthers(context, staffMemberOf(context));
      return { switchedOn: true };
    },
    async renewRecoveryCodes({ context }) {
      const { id, email, code } = staffMemberOf(context);
      if (!code) throw refusal(409, 'code-off');
      const recoveryCodes = await authenticators.renewRecoveryCodes(id);
      await recordAudit(database, { actor: email, action: 'recovery codes made' }, now());
      return { recoveryCodes };
    },
    async endCode({ context }) {
      await removeFactor(context, 'code switched off', async (transaction) => {
        await deleteAuthenticator(transaction, staffMemberOf(context).id);
        return true;
      });
      return { switchedOff: true };
    },
    async passkeyOptions({ context }) {
      const { sessionId, ...member } = staffMemberOf(context);
      const passkeys = passkeysOf(context);
      if (!passkeys.possible) throw refusal(409, 'passkeys-unsupported');
      const options = await passkeys.beginNew(sessionId, member);
      if (options === undefined) throw refusal(409, 'too-many-passkeys');
      return options;
    },
    async addPasskey({ body: { name, passkey }, context }) {
      const { id, email, sessionId } = staffMemberOf(context);
      const passkeys = passkeysOf(context);
      const checked = await passkeys.check(sessionId, passkey);
      const added =
        checked !== undefined &&
        (await database.transaction(async (transaction) => {
          if (!(await passkeys.add(transaction, { ...checked, userId: id, name }))) return false;
          await recordAudit(transaction, { actor: email, action: 'passkey added' }, now());
          return true;
        }));
      if (!added) throw refusal(400, 'invalid-passkey');
      await sessions.endOthers(context, staffMemberOf(context));
      return { added: true };
    },
    async removePasskey({ params: { id }, context }) {
      const removed = await removeFactor(
        context,
        'passkey removed',
        async (transaction) =>
          (await passkeysOf(context).remove(transaction, staffMemberOf(context).id, id)) !== undefined,
      );
      return removed ? { removed } : undefined;
    },
  };
}
