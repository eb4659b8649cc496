import type { Queryable } from '../database/database.ts';

/** The end of the audit log at one moment. Noted elsewhere, it tells later that the log was cut or written anew. */
export interface AuditHead {
  /** The number of the last entry, which is how many there are. */
  entry: number;
  hash: string;
}

/** The end of the audit log now; undefined while it is empty. */
export async function auditHead(database: Queryable): Promise<AuditHead | undefined> {
  const { rows } = await database.query<AuditHead>(
    'select entry, hash from staff.audit_log order by entry desc limit 1',
  );
  return rows[0];
}

/** Whether the log still has the entry that was its end then. */
export async function stillHas(database: Queryable, { entry, hash }: AuditHead): Promise<boolean> {
  const { rows } = await database.query('select from staff.audit_log where entry = $1 and hash = $2', [entry, hash]);
  return rows.length > 0;
}

/** `45:8f2c…`, as it is noted. */
export function writeHead({ entry, hash }: AuditHead): string {
  return `${entry}:${hash}`;
}

/** Undefined for what is no head. */
export function readHead(text: string): AuditHead | undefined {
  const [, entry, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  return entry === undefined || hash === undefined ? undefined : { entry: Number(entry), hash };
}
