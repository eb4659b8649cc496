import type { NoticeKind } from '@sponsor/domain';
import type { Logger } from 'pino';
import { fillLetter, type Mailer } from '../base/mailer.ts';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { noticeLetterTexts } from './notice-letter-texts.ts';

export interface NoticeLettersDependencies {
  database: Database;
  mailer: Pick<Mailer, 'send'>;
  /** The site's host, such as `www.example.com`. */
  host: string;
  log: Pick<Logger, 'error'>;
  now: () => Date;
}

export interface NoticeLetters {
  start(): void;
  /** Resolves when the letters under way are sent. */
  stop(): Promise<void>;
}

const everyMs = 10_000;
const batchSize = 20;
/** Older notices are no longer urgent, and are shown in the staff area. */
const oldestMs = 24 * 60 * 60_000;

interface WaitingNotice {
  id: string;
  to: string;
  kind: NoticeKind;
  about: string;
  by: string | null;
  network: string | null;
  browser: string | null;
}

/** Mails each notice to its reader. A letter that the mail server refuses is retried for a day. */
export function createNoticeLetters(dependencies: NoticeLettersDependencies): NoticeLetters {
  const { database, mailer, host, log, now } = dependencies;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function mailWaiting(): Promise<void> {
    const { rows } = await database.query<WaitingNotice>(
      `update staff.notices set mailed_at = $1 from staff.users
       where users.id = user_id and notices.id in (
         select id from staff.notices where mailed_at is null and at > $2 order by at limit $3 for update skip locked)
       returning notices.id, email as "to", kind, about, by_whom as by, network, browser`,
      [now(), new Date(now().getTime() - oldestMs), batchSize],
    );
    for (const { id, to, kind, about, by, network, browser } of rows) {
      const values = { host, about, by: by ?? about, network: network ?? '–', browser: browser ?? '–' };
      if (await mailer.send({ to, ...fillLetter(noticeLetterTexts[kind], values) })) continue;
      await database.query('update staff.notices set mailed_at = null where id = $1', [id]);
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        underWay = underWay.then(mailWaiting).catch((error: unknown) => {
          log.error({ error: safeError(error) }, 'Account notices could not be emailed.');
        });
      }, everyMs);
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
