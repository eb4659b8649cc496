import type { membersApi } from '@sponsor/domain';
import type { AppContext } from '../base/app-env.ts';
import { refusal } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
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

/**
 * If the site sends mail, a link is only in the letter: an administrator who could read it could act in another person's name.
 * Without mail the response contains its path, because the browser knows the site's address.
 */
export function memberHandlers(
  database: Database,
  mailer: LinkMailer | undefined,
  now: () => Date,
): Handlers<typeof membersApi> {
  return {
    async list() {
      const [members, invitations] = await Promise.all([listMembers(database), listInvitations(database, now())]);
      return { members, invitations };
    },
    async invite({ body, context }) {
      const token = await invite(database, body, staffMemberOf(context), now());
      if (token === undefined) throw refusal(409, 'email-taken');
      if (mailer === undefined) return { link: linkPath(token) };
      if (!(await mailer.invite(body.email, token))) throw refusal(503, 'mail-failed');
      return { link: null };
    },
    async withdrawInvitation({ params: { id }, context }) {
      const withdrawn = await withdrawInvitation(database, id, staffMemberOf(context), now());
      return withdrawn ? { withdrawn } : undefined;
    },
    async change({ params: { id }, body, context }) {
      const result = await changeMember(database, id, body, staffMemberOf(context), now());
      if (result === 'own-account') throw refusal(409, 'own-account');
      return result === 'unknown' ? undefined : { changed: true };
    },
    async makePasswordLink({ params: { id }, context }) {
      requireOther(context, id);
      const made = await issuePasswordLink(database, id, staffMemberOf(context), now());
      if (made === undefined) return undefined;
      if (mailer === undefined) return { link: linkPath(made.token) };
      if (!(await mailer.resetPassword(made.email, made.token))) throw refusal(503, 'mail-failed');
      return { link: null };
    },
    async removeTwoFactor({ params: { id }, context }) {
      requireOther(context, id);
      const removed = await removeTwoFactor(database, id, staffMemberOf(context), now());
      return removed ? { removed } : undefined;
    },
  };
}

/** On a person's own account, a stolen session must not change anything that requires the password elsewhere. */
function requireOther(context: AppContext, id: string): void {
  if (id === staffMemberOf(context).id) throw refusal(409, 'own-account');
}
