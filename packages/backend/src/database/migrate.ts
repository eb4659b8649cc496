import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** This version's migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** Applies missing migrations in the order of their names, each in its own transaction. */
export async function migrate(database: Pick<Database, 'query' | 'exec'>, wanted?: readonly string[]): Promise<void> {
  // Not `if not exists`: a server that does not own the tables may create nothing, and need not if nothing is missing.
  const found = await database.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  if (!found.rows[0]?.there) {
    await database.exec(
      'create table migrations (name text primary key, applied_at timestamptz not null default now())',
    );
  }
  const { rows } = await database.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  for (const name of wanted ?? (await migrationNames())) {
    if (applied.has(name)) continue;
    const sql = await readFile(new URL(name, folder), 'utf8');
    // The name contains no quote: it is one of our own files.
    await database.exec(`begin;\n${sql}\ninsert into migrations (name) values ('${name}');\ncommit;`);
  }
}
