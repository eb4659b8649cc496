import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { deleteExpiredLimits, deleteOldCounts, deleteOldLeadNotices, deleteOldStaffNotices } from './delete-expired.ts';
import { scrub } from './scrub.ts';

export interface Housekeeper {
  start(): void;
  /** Resolves when erased data is in no file of the embedded database any more. */
  stop(): Promise<void>;
}

export interface HousekeeperDependencies {
  database: Database;
  log: Pick<Logger, 'warn' | 'error'>;
  now: () => Date;
}

const lookMs = 60_000;
const tidyMs = 24 * 60 * 60_000;

/** Deletes data that is no longer needed: addresses every minute, old counts and dead rows every day. */
export function createHousekeeper({ database, log, now }: HousekeeperDependencies): Housekeeper {
  let tidiedAt = 0;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function keep(): Promise<void> {
    const at = now();
    await deleteExpiredLimits(database, at);
    await forgetNotices();
    await scrubAndSay();
    if (at.getTime() - tidiedAt < tidyMs) return;
    await deleteOldCounts(database, at);
    await deleteOldStaffNotices(database, at);
    // PostgreSQL does this on its own.
    if (database.kind === 'embedded') await vacuumAll(database);
    tidiedAt = at.getTime();
  }

  async function forgetNotices(): Promise<void> {
    const notices = await deleteOldLeadNotices(database);
    if (notices > 0) log.error({ notices }, 'Lead notifications expired undelivered after a week. The leads are kept.');
  }

  async function scrubAndSay(): Promise<void> {
    if ((await scrub(database)) !== 'too large') return;
    log.warn(
      'Erased data is still in files of the embedded database, which is too large to be rewritten: move to PostgreSQL.',
    );
  }

  async function trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      failing = false;
    } catch (error) {
      // Log a database outage of an hour once.
      if (!failing) log.error({ error: safeError(error) }, 'Expired records could not be deleted from the database.');
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

/** One table at a time, so that leads can be stored in between. */
async function vacuumAll(database: Database): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'staff'::regnamespace) order by oid`,
  );
  for (const { name } of rows) await database.exec(`vacuum ${name}`);
}
