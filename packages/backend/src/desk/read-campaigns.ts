import type { LeadCampaigns } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';

/** Enough for what a sponsor runs at a time; who looks for an older one knows its name from the lead. */
const newestLeads = 10_000;
const namedAtMost = 100;

/** The campaigns by which the newest leads came, those that brought most of them first. */
export async function readCampaigns(database: Queryable): Promise<LeadCampaigns> {
  const { rows } = await database.query<{ name: string }>(
    `select name from (
       select campaigns from leads where not quarantined order by created_at desc, id desc limit ${newestLeads}
     ) as newest, unnest(campaigns) as name
     group by name order by count(*) desc, name limit ${namedAtMost}`,
  );
  return { campaigns: rows.map(({ name }) => name) };
}
