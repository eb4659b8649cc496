import type { SiteEvent } from '@sponsor/domain';
import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';
import type { Queryable } from '../database/database.ts';

export interface EventCounter {
  count(event: SiteEvent): void;
  /** Writes the counts since the last write. */
  flush(): Promise<void>;
  /** Starts writing at intervals. */
  start(): void;
  /** Writes one last time. */
  stop(): Promise<void>;
}

export interface EventCounterDependencies {
  database: Queryable;
  log: Pick<Logger, 'error'>;
  now: () => Date;
  /** The time zone of the sponsor's office. */
  timeZone: string;
}

interface Row {
  day: string;
  kind: SiteEvent['kind'];
  name: string;
  label: string;
  count: number;
  total: number;
}

const intervalMs = 5_000;

/** The most distinct pages, and as many events, that a day and the memory hold. */
const maxPerKind = 2_000;

/**
 * Counts in memory and writes a few seconds' counts at once, so that a crowd of visitors costs the leads' database next to
 * nothing. A crash loses a few seconds of counts.
 */
export function createEventCounter({ database, log, now, timeZone }: EventCounterDependencies): EventCounter {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  let rows = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    const written = [...rows.values()];
    if (written.length === 0) return;
    rows = new Map();
    try {
      await database.query(addUp, [JSON.stringify(written), maxPerKind]);
    } catch (error) {
      log.error({ error: safeError(error), rows: written.length }, 'Events could not be counted.');
    }
  }

  return {
    count(event) {
      const [name, label, value] =
        event.kind === 'page' ? [event.path, '', 0] : [event.category, event.label, event.value ?? 0];
      const key = JSON.stringify([dayOf.format(now()), event.kind, name, label]);
      const row = rows.get(key) ?? { day: dayOf.format(now()), kind: event.kind, name, label, count: 0, total: 0 };
      const isNew = row.count === 0;
      if (isNew && [...rows.values()].filter(({ kind }) => kind === event.kind).length >= maxPerKind) return;
      rows.set(key, { ...row, count: row.count + 1, total: row.total + value });
    },
    flush,
    start() {
      timer = setInterval(() => void flush(), intervalMs);
    },
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}

// In the order of the key, so that two servers never deadlock.
const addUp = `
  insert into event_counts as kept (day, kind, name, label, count, total)
  select day, kind, name, label, count, total
  from jsonb_to_recordset($1::text::jsonb)
    as counted (day date, kind text, name text, label text, count bigint, total double precision)
  where (
      select count(*) from event_counts same_day where same_day.day = counted.day and same_day.kind = counted.kind
    ) < $2::int
    or exists (
      select from event_counts known
      where (known.day, known.kind, known.name, known.label) = (counted.day, counted.kind, counted.name, counted.label)
    )
  order by day, kind, name, label
  on conflict (day, kind, name, label) do update
    set count = kept.count + excluded.count, total = kept.total + excluded.total`;
