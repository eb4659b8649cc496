import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** The migrations of this version, in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** Applies those migrations that are missing, in the order of their names and each in a transaction of its own. */
export async function migrate(database: Pick<Database, 'query' | 'exec'>, wanted?: readonly string[]): Promise<void> {
  await database.exec(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await database.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  for (const name of wanted ?? (await migrationNames())) {
    if (applied.has(name)) continue;
    const sql = await readFile(new URL(name, folder), 'utf8');
    // The name holds no quote: it is one of our own files.
    await database.exec(`begin;\n${sql}\ninsert into migrations (name) values ('${name}');\ncommit;`);
  }
}
