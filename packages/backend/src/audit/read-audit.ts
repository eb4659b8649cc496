import type { Queryable } from '../database/database.ts';

export interface AuditQuery {
  /** Only entries with a lower number, for the next page. */
  before?: number | undefined;
  actor?: string | undefined;
  action?: string | undefined;
}

export interface StoredAuditEntry {
  entry: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  /** The e-mail address of the subject, or of its sender, if the subject is a lead or a submission; null once it is deleted. */
  leadId: string | null;
  /** The current address: the log itself stores no visitor data. */
  leadEmail: string | null;
  details: Record<string, unknown>;
  hash: string;
}

export const entriesPerPage = 100;

const uuidShape = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Returns a page of the audit log, newest entry first. */
export async function readAudit(
  database: Queryable,
  { before, actor, action }: AuditQuery,
): Promise<StoredAuditEntry[]> {
  const { rows } = await database.query<StoredAuditEntry>(
    `select entry, at, actor, action, subject, leads.id as "leadId", leads.email as "leadEmail", details, hash
     from (
       select *, case when subject ~ '${uuidShape}' then subject::uuid end as subject_id from staff.audit_log
       where ($1::integer is null or entry < $1) and ($2::text is null or actor = $2) and ($3::text is null or action = $3)
       order by entry desc limit $4
     ) as entries
     left join submissions on submissions.id = subject_id
     left join leads on leads.id = coalesce(submissions.lead_id, subject_id)
     order by entry desc`,
    [before ?? null, actor ?? null, action ?? null, entriesPerPage],
  );
  return rows;
}

// Skips from name to name in the index: a log has a handful of names and a million entries.
const allActors = `
  with recursive actors as (
    (select actor from staff.audit_log order by actor limit 1)
    union all
    select (select actor from staff.audit_log where actor > actors.actor order by actor limit 1)
    from actors where actors.actor is not null
  )
  select actor from actors where actor is not null limit 1000`;

/** Returns every actor with an entry, for the filter. */
export async function readActors(database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ actor: string }>(allActors);
  return rows.map(({ actor }) => actor);
}
