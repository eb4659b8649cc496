import type { Queryable } from '../database/database.ts';

export interface Table {
  /** As it stands in a statement; those of staff with their schema. */
  name: string;
  /** Those that are stored; what the database reckons by itself it reckons again. */
  columns: string[];
  /** Whether a row may be a file of megabytes. */
  holdsFiles: boolean;
  /** Whether its rows open doors and are gone within days: a backup has none of them. */
  isFleeting: boolean;
}

interface TableRow extends Table {
  refers_to: string[];
}

/** Some are of earlier releases alone, whose backups are restored too. */
const fleeting = [
  'sessions',
  'verifications',
  'sign_in_attempts',
  'setup_tokens',
  'one_time_links',
  'used_codes',
  'secrets',
];

/**
 * Unlogged tables hold what may be forgotten, and a backup names its migrations at its beginning. The tables may be in a schema of
 * the user's own, which only the database knows.
 */
const allTables = `
  select case when nspname = 'staff' then 'staff.' else '' end || quote_ident(relname) as name,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    exists (select from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and atttypid = 'bytea'::regtype) as "holdsFiles",
    nspname = 'staff' and relname = any('{${fleeting.join()}}') as "isFleeting",
    array(select case when other_schema.nspname = 'staff' then 'staff.' else '' end || quote_ident(other.relname)
      from pg_constraint join pg_class as other on other.oid = confrelid
      join pg_namespace as other_schema on other_schema.oid = other.relnamespace
      where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as refers_to
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p' and nspname in (current_schema(), 'staff')
    and not (nspname <> 'staff' and relname = 'migrations')
  order by name`;

/** Every table of ours, each after those that its rows refer to. */
export async function listTables(database: Queryable): Promise<Table[]> {
  const { rows } = await database.query<TableRow>(allTables);
  const placed = new Map<string, Table>();
  while (placed.size < rows.length) {
    const next = rows.find(
      ({ name, refers_to: others }) => !placed.has(name) && others.every((one) => placed.has(one)),
    );
    if (next === undefined) throw new Error('Tables refer to each other in a circle, so none of them can be first.');
    placed.set(next.name, next);
  }
  return [...placed.values()];
}
