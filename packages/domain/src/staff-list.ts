import * as z from 'zod/mini';
import { staffRoles } from './staff-role.ts';

const role = /* @__PURE__ */ z.enum(staffRoles);

/** Staff and invitations, as administrators read them. Times are ISO 8601 in UTC. */
export const staffListSchema = /* @__PURE__ */ z.object({
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role,
      twoFactor: z.boolean(),
      createdAt: z.string(),
      disabledAt: z.nullable(z.string()),
      lastSignedInAt: z.nullable(z.string()),
    }),
  ),
  invitations: z.array(
    z.object({ id: z.string(), email: z.string(), role, invitedBy: z.string(), expiresAt: z.string() }),
  ),
});
export type StaffListing = z.infer<typeof staffListSchema>;
