import type { LeadOwners } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';

/** Returns the staff members a lead can be assigned to: all who may change one. */
export async function listOwners(database: Queryable): Promise<LeadOwners> {
  const { rows } = await database.query<{ email: string }>(
    `select email from staff.users where disabled_at is null and role <> 'viewer' order by email`,
  );
  return { owners: rows.map(({ email }) => email) };
}
