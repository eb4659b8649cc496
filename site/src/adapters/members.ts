import { type StaffListing, type StaffRole, staffListSchema } from '@sponsor/domain';
import * as z from 'zod/mini';
import { changeDesk, type DeskAnswer, nothingMore, readDesk } from './desk.ts';

const linkSchema = z.object({ link: z.nullable(z.string()) });
type MadeLink = z.infer<typeof linkSchema>;

export function readStaff(signal: AbortSignal): Promise<StaffListing> {
  return readDesk('staff', staffListSchema, signal);
}

/** Resolves to the path of a one-time link; null where it is in a letter alone. */
export function invite(invitation: { email: string; role: StaffRole }): Promise<DeskAnswer<MadeLink>> {
  return changeDesk('POST', 'staff/invitations', invitation, linkSchema);
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

/** Resolves as `invite` does, to a link to a new password. */
export function makePasswordLink(id: string): Promise<DeskAnswer<MadeLink>> {
  return changeDesk('POST', `staff/${encodeURIComponent(id)}/password-link`, {}, linkSchema);
}

export function removeCode(id: string): Promise<DeskAnswer<unknown>> {
  return changeDesk('DELETE', `staff/${encodeURIComponent(id)}/two-factor`, {}, nothingMore);
}
