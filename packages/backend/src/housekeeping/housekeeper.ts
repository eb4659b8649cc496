import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { forgetAddresses, forgetOldCounts, forgetOldNews, forgetOldNotices } from './forget-expired.ts';
import { scrub } from './scrub.ts';

export interface Housekeeper {
  start(): void;
  /** Resolves when what was erased is in no file of the embedded database any more. */
  stop(): Promise<void>;
}

export interface HousekeeperDependencies {
  database: Database;
  log: Pick<Logger, 'warn' | 'error'>;
  now: () => Date;
}

const lookMs = 60_000;
const tidyMs = 24 * 60 * 60_000;

/** Keeps the database from holding what is kept for nothing: addresses each minute, old counts and dead rows each day. */
export function createHousekeeper({ database, log, now }: HousekeeperDependencies): Housekeeper {
  let tidiedAt = 0;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function keep(): Promise<void> {
    const at = now();
    await forgetAddresses(database, at);
    await forgetNotices();
    await scrubAndSay();
    if (at.getTime() - tidiedAt < tidyMs) return;
    await forgetOldCounts(database, at);
    await forgetOldNews(database, at);
    // PostgreSQL does it by itself.
    if (database.kind === 'embedded') await vacuumAll(database);
    tidiedAt = at.getTime();
  }

  async function forgetNotices(): Promise<void> {
    const notices = await forgetOldNotices(database);
    if (notices > 0)
      log.error({ notices }, 'News of leads was not taken for a week and is given up. The leads are kept.');
  }

  async function scrubAndSay(): Promise<void> {
    if ((await scrub(database)) !== 'too large') return;
    log.warn(
      'What was erased is still in files of the embedded database, which is too large for it: move to PostgreSQL.',
    );
  }

  async function trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      failing = false;
    } catch (error) {
      // A database that is gone for an hour says so once.
      if (!failing) log.error({ error: safeError(error) }, 'the database was not tidied');
      failing = true;
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        underWay = underWay.then(() => trying(keep));
      }, lookMs);
    },
    async stop() {
      clearInterval(timer);
      await underWay;
      await trying(scrubAndSay);
    },
  };
}

/** A table at a time, between which leads are taken. */
async function vacuumAll(database: Database): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'staff'::regnamespace) order by oid`,
  );
  for (const { name } of rows) await database.exec(`vacuum ${name}`);
}
