import type { LeadCampaigns } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';

/** More than a sponsor runs at a time; the name of an older one is in its leads. */
const newestLeads = 10_000;
const namedAtMost = 100;

/** Returns the campaigns of the newest leads, the most frequent first. */
export async function readCampaigns(database: Queryable): Promise<LeadCampaigns> {
  const { rows } = await database.query<{ name: string }>(
    `select name from (
       select campaigns from leads where not quarantined order by created_at desc, id desc limit ${newestLeads}
     ) as newest, unnest(campaigns) as name
     group by name order by count(*) desc, name limit ${namedAtMost}`,
  );
  return { campaigns: rows.map(({ name }) => name) };
}
