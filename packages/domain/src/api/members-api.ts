import * as z from 'zod/mini';
import { staffListSchema } from '../staff-list.ts';
import { staffRoles } from '../staff-role.ts';
import { accountEmail, refusedAs } from './fields.ts';
import type { Api } from './route.ts';

const role = z.enum(staffRoles, refusedAs('role-required'));
const member = z.object({ id: z.uuid() });
/** The path of the link; null if the link is only in the letter. */
const link = z.object({ link: z.nullable(z.string()) });

/** The staff and the invitations. */
export const membersApi = {
  list: {
    method: 'GET',
    path: '/api/desk/staff',
    access: 'administrator',
    summary: 'Who is staff, and who is invited.',
    answer: staffListSchema,
    personalData: 'staff',
  },
  invite: {
    method: 'POST',
    path: '/api/desk/staff/invitations',
    access: 'administrator',
    fresh: true,
    summary: 'Invites somebody, by a one-time link.',
    body: z.object({ email: accountEmail, role }),
    answer: link,
    status: 201,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/desk/staff/invitations/:id',
    access: 'administrator',
    summary: 'Withdraws an invitation.',
    params: z.object({ id: z.uuid() }),
    notFound: 'closed-invitation',
    answer: z.object({ withdrawn: z.literal(true) }),
  },
  change: {
    method: 'PATCH',
    path: '/api/desk/staff/:id',
    access: 'administrator',
    fresh: true,
    summary: 'Changes the role of a person, or disables the account.',
    params: member,
    notFound: 'unknown-person',
    body: z
      .object({ role: z.exactOptional(role), disabled: z.exactOptional(z.boolean()) })
      .check(z.refine((change) => Object.keys(change).length > 0, refusedAs('change-required'))),
    answer: z.object({ changed: z.literal(true) }),
  },
  makePasswordLink: {
    method: 'POST',
    path: '/api/desk/staff/:id/password-link',
    access: 'administrator',
    fresh: true,
    summary: 'Makes a one-time link to a new password.',
    params: member,
    notFound: 'unknown-person',
    answer: link,
    status: 201,
  },
  removeTwoFactor: {
    method: 'DELETE',
    path: '/api/desk/staff/:id/two-factor',
    access: 'administrator',
    fresh: true,
    summary: 'Has an account ask for no second factor any more.',
    params: member,
    notFound: 'code-off',
    answer: z.object({ removed: z.literal(true) }),
  },
} as const satisfies Api;
