import { connectDatabase, type DatabaseTarget } from '../src/database/connect.ts';

export interface Findings {
  acknowledged: number;
  stored: number;
  /** Acknowledged, but missing from the ledger or without its lead, event or delivery. */
  lost: string[];
  /** Acknowledged, but unknown to the CRM. */
  undelivered: string[];
  /** Known to the CRM, but not to the ledger. */
  unknownToLedger: string[];
}

interface StoredRow {
  id: string;
  email_key: string;
  events: number;
  deliveries: number;
}

/** Compares the acknowledgments visitors received with the ledger and the CRM. The server must have ended. */
export async function examine(
  target: DatabaseTarget,
  acknowledged: ReadonlyMap<string, string>,
  atCrm: ReadonlySet<string>,
): Promise<Findings> {
  const database = await connectDatabase(target);
  const { rows } = await database.query<StoredRow>(
    `select submissions.id, email_key,
       (select count(*)::int from lead_events where submission_id = submissions.id) as events,
       (select count(*)::int from deliveries where submission_id = submissions.id) as deliveries
     from submissions join leads on leads.id = lead_id`,
  );
  await database.close();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const isWhole = (id: string, email: string): boolean => {
    const row = stored.get(id);
    return row?.email_key === email.toLowerCase() && row.events === 1 && row.deliveries === 1;
  };
  return {
    acknowledged: acknowledged.size,
    stored: stored.size,
    lost: [...acknowledged].filter(([id, email]) => !isWhole(id, email)).map(([id]) => id),
    undelivered: [...acknowledged.keys()].filter((id) => !atCrm.has(id)),
    unknownToLedger: [...atCrm].filter((id) => !stored.has(id)),
  };
}
