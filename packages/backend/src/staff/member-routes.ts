import type { membersApi } from '@sponsor/domain';
import type { AppContext } from '../base/app-env.ts';
import { Problem } from '../base/problem.ts';
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
      if (token === undefined) throw new Problem(409, 'Somebody signs in with this e-mail address already.');
      if (mailer === undefined) return { link: linkPath(token) };
      if (!(await mailer.invite(body.email, token))) throw notMailed();
      return { link: null };
    },
    async withdrawInvitation({ params: { id }, context }) {
      const withdrawn = await withdrawInvitation(database, id, staffMemberOf(context), now());
      return withdrawn ? { withdrawn } : undefined;
    },
    async change({ params: { id }, body, context }) {
      const result = await changeMember(database, id, body, staffMemberOf(context), now());
      if (result === 'own-account') throw ownAccount();
      return result === 'unknown' ? undefined : { changed: true };
    },
    async makePasswordLink({ params: { id }, context }) {
      requireOther(context, id);
      const made = await issuePasswordLink(database, id, staffMemberOf(context), now());
      if (made === undefined) return undefined;
      if (mailer === undefined) return { link: linkPath(made.token) };
      if (!(await mailer.resetPassword(made.email, made.token))) throw notMailed();
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
  if (id === staffMemberOf(context).id) throw ownAccount();
}

function notMailed(): Problem {
  return new Problem(503, 'The mail server did not take the letter. Please try again once it does.');
}

function ownAccount(): Problem {
  return new Problem(409, 'Another administrator must change your own account.');
}
