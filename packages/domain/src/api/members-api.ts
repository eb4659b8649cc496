import * as z from 'zod/mini';
import { staffListSchema } from '../staff-list.ts';
import { staffRoles } from '../staff-role.ts';
import { accountEmail, refusedAs } from './fields.ts';
import type { Api } from './route.ts';

const role = z.enum(staffRoles, refusedAs('role-required'));
const member = z.object({ id: z.uuid() });
/** The path of the link; null if it was emailed. */
const link = z.object({ link: z.nullable(z.string()) });

/** The staff and the invitations. */
export const membersApi = {
  list: {
    method: 'GET',
    path: '/api/desk/staff',
    access: 'administrator',
    summary: 'Lists the staff and the open invitations.',
    answer: staffListSchema,
    personalData: 'staff',
  },
  invite: {
    method: 'POST',
    path: '/api/desk/staff/invitations',
    access: 'administrator',
    fresh: true,
    summary: 'Creates an invitation, which is accepted by a one-time link.',
    body: z.object({ email: accountEmail, role }),
    answer: link,
    status: 201,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/desk/staff/invitations/:id',
    access: 'administrator',
    summary: 'Revokes an invitation.',
    params: z.object({ id: z.uuid() }),
    notFound: 'closed-invitation',
    answer: z.object({ withdrawn: z.literal(true) }),
  },
  change: {
    method: 'PATCH',
    path: '/api/desk/staff/:id',
    access: 'administrator',
    fresh: true,
    summary: 'Changes the role of a staff member, or disables or enables the account.',
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
    summary: 'Creates a one-time link for choosing a new password.',
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
    summary: 'Removes all second factors of an account.',
    params: member,
    notFound: 'code-off',
    answer: z.object({ removed: z.literal(true) }),
  },
} as const satisfies Api;
