import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** Applies the missing migrations in the order of their names, each in a transaction of its own. */
export async function migrate(database: Pick<Database, 'query' | 'exec'>): Promise<void> {
  await database.exec(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await database.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.has(name)).toSorted();
  for (const name of names) {
    const sql = await readFile(new URL(name, folder), 'utf8');
    // The name holds no quote: it is one of our own files.
    await database.exec(`begin;\n${sql}\ninsert into migrations (name) values ('${name}');\ncommit;`);
  }
}
