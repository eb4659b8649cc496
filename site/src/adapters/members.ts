import { type StaffListing, type StaffRole, staffListSchema } from '@sponsor/domain';
import * as z from 'zod/mini';
import { changeDesk, type DeskAnswer, nothingMore, readDesk } from './desk.ts';

const invitedSchema = z.object({ link: z.string(), mailed: z.boolean() });
const linkSchema = z.object({ link: z.string() });

export function readStaff(signal: AbortSignal): Promise<StaffListing> {
  return readDesk('staff', staffListSchema, signal);
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
