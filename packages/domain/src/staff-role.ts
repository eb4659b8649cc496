/** What staff may do, from the least to the most; each role may do all that those before it may. */
export const staffRoles = ['viewer', 'editor', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether a role may do what needs at least `needed`. */
export function isAtLeast(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}
