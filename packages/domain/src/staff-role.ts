/** The roles of staff, from the lowest to the highest; each role includes the rights of those before it. */
export const staffRoles = ['viewer', 'editor', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Returns whether a role includes the rights of `needed`. */
export function isAtLeast(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}
