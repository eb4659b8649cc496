import { staffRoles } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Database } from '../database/database.ts';
import type { LinkMailer } from './mail-links.ts';
import {
  changeMember,
  invite,
  issuePasswordLink,
  listInvitations,
  listMembers,
  removeTwoFactor,
  withdrawInvitation,
} from './members.ts';
import { linkPath } from './one-time-links.ts';
import { emailField, readFields } from './password-fields.ts';

const roleField = z.enum(staffRoles, 'Please choose a role.');
export const invitationSchema = z.object({ email: emailField, role: roleField });
export const memberChangeSchema = z
  .object({ role: roleField.optional(), disabled: z.boolean().optional() })
  .refine(({ role, disabled }) => role !== undefined || disabled !== undefined, 'Say what is to change.');

const noSuchPerson = 'There is no such person any more.';

/**
 * The staff and the invitations, for administrators. A link is in the letter alone where the site sends mail: an administrator who could
 * read it could act in another's name. Without mail it is answered as its path, for the browser knows the site's address.
 */
export function memberRoutes(database: Database, mailer: LinkMailer | undefined, now: () => Date): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (context) => {
      const [members, invitations] = await Promise.all([listMembers(database), listInvitations(database, now())]);
      return context.json({ members, invitations });
    })
    .post('/invitations', async (context) => {
      const invitation = readFields(invitationSchema, await readJson(context));
      const token = await invite(database, invitation, staffMemberOf(context), now());
      if (token === undefined) throw new Problem(409, 'Somebody signs in with this e-mail address already.');
      if (mailer === undefined) return context.json({ link: linkPath(token) }, 201);
      if (!(await mailer.invite(invitation.email, token))) throw notMailed();
      return context.json({ link: null }, 201);
    })
    .delete('/invitations/:id', async (context) => {
      const done = await withdrawInvitation(database, idOf(context.req.param('id')), staffMemberOf(context), now());
      if (!done) throw new Problem(404, 'This invitation has been accepted or withdrawn.');
      return context.json({ withdrawn: true });
    })
    .patch('/:id', async (context) => {
      const id = idOf(context.req.param('id'));
      const change = readFields(memberChangeSchema, await readJson(context));
      const result = await changeMember(database, id, change, staffMemberOf(context), now());
      if (result === 'unknown') throw new Problem(404, noSuchPerson);
      if (result === 'own-account') throw ownAccount();
      return context.json({ changed: true });
    })
    .post('/:id/password-link', async (context) => {
      const id = othersIdOf(context);
      const made = await issuePasswordLink(database, id, staffMemberOf(context), now());
      if (made === undefined) throw new Problem(404, noSuchPerson);
      if (mailer === undefined) return context.json({ link: linkPath(made.token) }, 201);
      if (!(await mailer.resetPassword(made.email, made.token))) throw notMailed();
      return context.json({ link: null }, 201);
    })
    .delete('/:id/two-factor', async (context) => {
      const done = await removeTwoFactor(database, othersIdOf(context), staffMemberOf(context), now());
      if (!done) throw new Problem(404, 'This account asks for no code.');
      return context.json({ removed: true });
    });
}

/** Of one's own account a stolen session must change nothing that asks for the password elsewhere. */
function othersIdOf(context: AppContext): string {
  const id = idOf(context.req.param('id') ?? '');
  if (id === staffMemberOf(context).id) throw ownAccount();
  return id;
}

function notMailed(): Problem {
  return new Problem(503, 'The mail server did not take the letter. Please try again once it does.');
}

function ownAccount(): Problem {
  return new Problem(409, 'Another administrator must change your own account.');
}

function idOf(text: string): string {
  const id = z.uuid().safeParse(text).data;
  if (id === undefined) throw new Problem(404, noSuchPerson);
  return id;
}
