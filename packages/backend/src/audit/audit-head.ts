import type { Queryable } from '../database/database.ts';

/** The last entry of the audit log at one moment. Recorded elsewhere, it later reveals a truncated or rewritten log. */
export interface AuditHead {
  /** The last entry's number, which is also the number of entries. */
  entry: number;
  hash: string;
}

/** Returns the current head of the audit log; undefined while it is empty. */
export async function auditHead(database: Queryable): Promise<AuditHead | undefined> {
  const { rows } = await database.query<AuditHead>(
    'select entry, hash from staff.audit_log order by entry desc limit 1',
  );
  return rows[0];
}

/** Whether the log still contains this head. */
export async function containsHead(database: Queryable, { entry, hash }: AuditHead): Promise<boolean> {
  const { rows } = await database.query('select from staff.audit_log where entry = $1 and hash = $2', [entry, hash]);
  return rows.length > 0;
}

/** Returns the head as text, such as `45:8f2c…`. */
export function writeHead({ entry, hash }: AuditHead): string {
  return `${entry}:${hash}`;
}

/** Returns undefined for text that is not a head. */
export function readHead(text: string): AuditHead | undefined {
  const [, entry, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return entry === undefined || hash === undefined ? undefined : { entry: Number(entry), hash };
}
