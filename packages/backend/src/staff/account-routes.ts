import { Hono } from 'hono';
import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { hasSecondFactor, staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import { endSessions, setPassword } from './accounts.ts';
import { type Credentials, codeSchema, passkeySchema } from './credentials.ts';
import { addNotice, markNoticeRead, readNotices } from './notices.ts';
import type { Passkeys } from './passkeys.ts';
import { newPasswordField, ownPasswordField, readFields, weakPassword, wrongField } from './password-fields.ts';
import type { IsEasyToGuess } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import type { StaffSessions } from './sessions.ts';

export const passwordChangeSchema = z.object({ password: ownPasswordField, newPassword: newPasswordField });
export const proofSchema = z.object({
  password: ownPasswordField,
  ...codeSchema.partial().shape,
  ...passkeySchema.partial().shape,
});

export interface AccountDependencies {
  database: Database;
  sessions: StaffSessions;
  credentials: Credentials;
  passkeysOf: (context: AppContext) => Passkeys;
  isEasyToGuess: IsEasyToGuess;
  twoFactorRequired: boolean;
  now: () => Date;
}

/** A person's own account: password, notices, and where they are signed in. */
export function accountRoutes(dependencies: AccountDependencies): Hono<AppEnv> {
  const { database, sessions, credentials, passkeysOf, isEasyToGuess, twoFactorRequired, now } = dependencies;

  /** A person who holds a stolen session must not try passwords through it more often than at the sign-in. */
  async function requirePassword(context: AppContext, password: string): Promise<void> {
    const account = await credentials.checkPassword(context, staffMemberOf(context).email, password);
    if (account === undefined) throw wrongField('password', 'That is not your password.');
  }

  return new Hono<AppEnv>()
    .get('/', async (context) => {
      const { id, email, role, code, sessionId } = staffMemberOf(context);
      const passkeys = passkeysOf(context);
      const [open, keys] = await Promise.all([sessions.list(id), passkeys.list(id)]);
      return context.json({
        email,
        role,
        code,
        passkeys: keys,
        passkeysPossible: passkeys.possible,
        twoFactorRequired,
        sessions: open.map((session) => ({ ...session, current: session.id === sessionId })),
      });
    })
    .post('/proof', async (context) => {
      const { password, code, passkey } = readFields(proofSchema, await readJson(context));
      await requirePassword(context, password);
      const member = staffMemberOf(context);
      if (hasSecondFactor(member)) {
        const given = passkey ? { passkey } : code !== undefined && { code };
        if (!given) throw wrongField('code', 'Please enter the code, or use a passkey.');
        await credentials.takeSecondFactor(context, member.sessionId, member, given);
      }
      await sessions.renew(context, member.sessionId);
      await recordAudit(database, { actor: member.email, action: 'identity confirmed' }, now());
      return context.json({ confirmed: true });
    })
    .post('/proof/passkey/options', async (context) => {
      const { id, sessionId } = staffMemberOf(context);
      return context.json(await passkeysOf(context).beginSigning(sessionId, id));
    })
    .post('/password', async (context) => {
      const { password, newPassword } = readFields(passwordChangeSchema, await readJson(context));
      await requirePassword(context, password);
      const { id, email } = staffMemberOf(context);
      if (await isEasyToGuess(newPassword, email)) throw weakPassword('newPassword');
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(async (transaction) => {
        await setPassword(transaction, id, passwordHash, now());
        await addNotice(transaction, { kind: 'password changed', about: email }, now());
        await recordAudit(transaction, { actor: email, action: 'password changed' }, now());
      });
      await sessions.endOthers(context, staffMemberOf(context));
      return context.json({ changed: true });
    })
    .delete('/sessions', async (context) => {
      const { id, email, sessionId } = staffMemberOf(context);
      const ended = (await sessions.list(id)).filter((session) => session.id !== sessionId).length;
      await endSessions(database, id, sessionId);
      await recordAudit(
        database,
        { actor: email, action: 'signed out elsewhere', details: { sessions: ended } },
        now(),
      );
      return context.json({ ended });
    })
    .get('/notices', async (context) =>
      context.json({ notices: await readNotices(database, staffMemberOf(context).id) }),
    )
    .delete('/notices/:id', async (context) => {
      const id = z.uuid().safeParse(context.req.param('id')).data;
      if (id === undefined || !(await markNoticeRead(database, staffMemberOf(context).id, id, now()))) {
        throw new Problem(404, 'There is no such notice.');
      }
      return context.json({ read: true });
    });
}
