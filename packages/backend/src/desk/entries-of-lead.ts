import type { Queryable } from '../database/database.ts';

/** Rows that belong to one lead, such as its submissions. */
export interface EntrySource {
  /** The SQL after `from`. Its rows have a `lead_id`. */
  from: string;
  /** The column of the id; by default `id`. */
  id?: string;
  /** The column of the time. */
  at: string;
  /** The expression for an entry as `jsonb`. */
  entry: string;
}

interface Entry {
  id: string;
  /** The database's own text for its time: a Date would round it, and skip rows within the same millisecond. */
  at: string;
  line: string;
}

const batchSize = 500;

/** Reads the entries of a lead as JSON, oldest first, at most 500 at a time. */
export async function* entriesOfLead(
  database: Queryable,
  { from, id = 'id', at, entry }: EntrySource,
  leadId: string,
): AsyncGenerator<string[]> {
  let after: Entry | undefined;
  do {
    const { rows } = await database.query<Entry>(
      `select ${id}, ${at}::text as at, (${entry})::text as line from ${from}
       where lead_id = $1 and ($2::timestamptz is null or (${at}, ${id}) > ($2, $3::uuid))
       order by ${at}, ${id} limit ${batchSize}`,
      [leadId, after?.at ?? null, after?.id ?? null],
    );
    yield rows.map(({ line }) => line);
    after = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (after);
}
