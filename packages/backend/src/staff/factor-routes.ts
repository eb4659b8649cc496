import { fieldLimits } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database, Queryable } from '../database/database.ts';
import { type Authenticators, forgetAuthenticator } from './authenticator.ts';
import { codeSchema } from './credentials.ts';
import { addNotice } from './notices.ts';
import { newPasskeySchema, type Passkeys } from './passkeys.ts';
import { readFields, wrongField } from './password-fields.ts';
import { readFactors } from './second-factors.ts';
import type { StaffSessions } from './sessions.ts';

export const passkeyFormSchema = z.object({
  name: z
    .string('Please name the passkey.')
    .trim()
    .min(1, 'Please name the passkey.')
    .max(fieldLimits.name, 'The name is too long.'),
  passkey: newPasskeySchema,
});

export interface FactorDependencies {
  database: Database;
  sessions: StaffSessions;
  authenticators: Authenticators;
  passkeysOf: (context: AppContext) => Passkeys;
  twoFactorRequired: boolean;
  now: () => Date;
}

/** The second factors of a person's own account: authenticator, recovery codes and passkeys. */
export function factorRoutes(dependencies: FactorDependencies): Hono<AppEnv> {
  const { database, sessions, authenticators, passkeysOf, twoFactorRequired, now } = dependencies;

  /** Removes a second factor; the last one only where the account may do without. */
  async function removeFactor(
    context: AppContext,
    remove: (transaction: Queryable) => Promise<'code switched off' | 'passkey removed'>,
  ): Promise<void> {
    const { id, email } = staffMemberOf(context);
    await database.transaction(async (transaction) => {
      await transaction.query('select from staff.users where id = $1 for update', [id]);
      const action = await remove(transaction);
      const { code, passkey } = await readFactors(transaction, id);
      if (twoFactorRequired && !code && !passkey) {
        throw new Problem(409, 'Everybody here signs in with a second factor: add another one first.');
      }
      await addNotice(transaction, { kind: 'second factor removed', about: email }, now());
      await recordAudit(transaction, { actor: email, action, subject: email }, now());
    });
  }

  return new Hono<AppEnv>()
    .post('/two-factor', async (context) => {
      const { id, email, code } = staffMemberOf(context);
      if (code) throw new Problem(409, 'This account asks for a code already.');
      return context.json(await authenticators.begin(id, email));
    })
    .post('/two-factor/confirm', async (context) => {
      const { code } = readFields(codeSchema, await readJson(context));
      const { id, email } = staffMemberOf(context);
      const confirmed = await database.transaction(async (transaction) => {
        if (!(await authenticators.confirm(transaction, id, code))) return false;
        await recordAudit(transaction, { actor: email, action: 'code switched on' }, now());
        return true;
      });
      if (!confirmed) throw wrongField('code', 'That code is not right. Please enter the one that the app shows now.');
      await sessions.endOthers(context, staffMemberOf(context));
      return context.json({ switchedOn: true });
    })
    .post('/two-factor/recovery-codes', async (context) => {
      const { id, email, code } = staffMemberOf(context);
      if (!code) throw new Problem(409, 'This account asks for no code.');
      const recoveryCodes = await authenticators.renewRecoveryCodes(id);
      await recordAudit(database, { actor: email, action: 'recovery codes made' }, now());
      return context.json({ recoveryCodes });
    })
    .delete('/two-factor', async (context) => {
      await removeFactor(context, async (transaction) => {
        await forgetAuthenticator(transaction, staffMemberOf(context).id);
        return 'code switched off';
      });
      return context.json({ switchedOff: true });
    })
    .post('/passkeys/options', async (context) => {
      const { sessionId, ...member } = staffMemberOf(context);
      const passkeys = passkeysOf(context);
      if (!passkeys.possible) throw new Problem(409, 'Passkeys need a site with a name, as https://www.example.com.');
      const options = await passkeys.beginNew(sessionId, member);
      if (options === undefined) throw new Problem(409, 'This account has enough passkeys: remove one first.');
      return context.json(options);
    })
    .post('/passkeys', async (context) => {
      const { name, passkey } = readFields(passkeyFormSchema, await readJson(context));
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
      if (!added) throw new Problem(400, 'This passkey could not be used. Please try again.');
      await sessions.endOthers(context, staffMemberOf(context));
      return context.json({ added: true }, 201);
    })
    .delete('/passkeys/:id', async (context) => {
      const { id } = staffMemberOf(context);
      await removeFactor(context, async (transaction) => {
        if (!(await passkeysOf(context).remove(transaction, id, context.req.param('id')))) {
          throw new Problem(404, 'There is no such passkey any more.');
        }
        return 'passkey removed';
      });
      return context.json({ removed: true });
    });
}
