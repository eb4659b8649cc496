import type { PageReading } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';
import { textOf } from './page-archive.ts';

interface ExportRow {
  hash: string;
  path: string;
  document: Uint8Array;
  reading: PageReading;
  periods: readonly { from: string; until: string }[];
}

const batchSize = 20;

/**
 * Exports all versions of a page, or of all pages, as lines of JSON in the order of their names: when each was live, its
 * text, and its document. A version's name is the SHA-256 of its path, a line break and the document.
 */
export async function* exportPages(database: Queryable, path: string | undefined): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const { rows } = await database.query<ExportRow>(
      `select hash, path, document, reading, (
         select json_agg(json_build_object('from', first_seen, 'until', last_seen) order by first_seen)
         from page_periods where version = hash
       ) as periods
       from page_versions where hash > $1 and ($2::text is null or path = $2) order by hash limit ${batchSize}`,
      [after, path ?? null],
    );
    for (const { hash, document, ...row } of rows) {
      yield `${JSON.stringify({ version: hash, ...row, document: await textOf(document) })}\n`;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.hash;
  }
}
