import { type StaffRole, staffRoles } from '@sponsor/domain';
import * as z from 'zod/mini';
import { changeDesk, type DeskAnswer, nothingMore, readDesk } from './desk.ts';

const roleSchema = z.enum(staffRoles);

const staffSchema = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: roleSchema,
      twoFactor: z.boolean(),
      disabledAt: z.nullable(z.string()),
      lastSignedInAt: z.nullable(z.string()),
    }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), role: roleSchema, expiresAt: z.string() })),
});

const invitedSchema = z.object({ link: z.string(), mailed: z.boolean() });
const linkSchema = z.object({ link: z.string() });

export function readStaff(signal: AbortSignal): Promise<z.infer<typeof staffSchema>> {
  return readDesk('staff', staffSchema, signal);
}

/** Answers the path of a one-time link, and whether it was sent by e-mail. */
export function invite(invitation: {
  email: string;
  role: StaffRole;
}): Promise<DeskAnswer<z.infer<typeof invitedSchema>>> {
  return changeDesk('POST', 'staff/invitations', invitation, invitedSchema);
}

export function withdrawInvitation(id: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', `staff/invitations/${encodeURIComponent(id)}`, {}, nothingMore);
}

export function changeMember(
  id: string,
  change: { role: StaffRole } | { disabled: boolean },
): Promise<DeskAnswer<unknown>> {
  return changeDesk('PATCH', `staff/${encodeURIComponent(id)}`, change, nothingMore);
}

/** Answers the path of a one-time link to a new password. */
export function makePasswordLink(id: string): Promise<DeskAnswer<z.infer<typeof linkSchema>>> {
  return changeDesk('POST', `staff/${encodeURIComponent(id)}/password-link`, {}, linkSchema);
}

export function removeCode(id: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', `staff/${encodeURIComponent(id)}/two-factor`, {}, nothingMore);
}
