import type { Queryable } from '../database/database.ts';

export interface Table {
  /** The name for a statement; staff tables include their schema. */
  name: string;
  /** Stored columns only; the database computes the others again. */
  columns: string[];
  /** Whether a row may hold a file of megabytes. */
  holdsFiles: boolean;
  /** Whether its rows grant access and expire within days, so backups leave them out. */
  isFleeting: boolean;
}

interface TableRow extends Table {
  refers_to: string[];
}

/** Some exist only in earlier releases, whose backups can be restored too. */
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
 * Leaves out unlogged tables, whose content may be lost, and the migrations, which a backup lists at its start. The tables
 * may be in a schema of the operator's, which only the database knows.
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

/** Returns all of our tables, each after the tables it refers to. */
export async function listTables(database: Queryable): Promise<Table[]> {
  const { rows } = await database.query<TableRow>(allTables);
  const placed = new Map<string, Table>();
  while (placed.size < rows.length) {
    const next = rows.find(
      ({ name, refers_to: others }) => !placed.has(name) && others.every((one) => placed.has(one)),
    );
    if (next === undefined)
      throw new Error('Tables reference each other in a cycle, so none of them can be restored first.');
    placed.set(next.name, next);
  }
  return [...placed.values()];
}
