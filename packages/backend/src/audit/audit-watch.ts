import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { fillLetter, type LetterText, type Mailer } from '../base/mailer.ts';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { type AuditHead, auditHead, containsHead, readHead, writeHead } from './audit-head.ts';
import { programs, recordAudit } from './record-audit.ts';

const weeklyLetter: LetterText = {
  subject: 'The audit log of {host} this week',
  paragraphs: [
    'This is the head of the audit log of {host}:',
    '{head}',
    'Keep this email: the head can later show whether earlier entries were changed or removed.',
  ],
};

/** The weekly letter with the head. */
export interface AuditMail {
  mailer: Pick<Mailer, 'send'>;
  to: string;
  host: string;
}

export interface AuditWatch {
  /** The last recorded head; undefined if there is none. */
  noted: () => AuditHead | undefined;
  /** Compares the log with the last recorded head, then records the head every hour. */
  start(): Promise<void>;
  /** Records the head one last time. */
  stop(): Promise<void>;
}

export interface AuditWatchDependencies {
  database: Database;
  log: Pick<Logger, 'info' | 'error'>;
  now: () => Date;
  /** Stores the last recorded head. */
  file?: string | undefined;
  mail?: AuditMail | undefined;
}

const hourMs = 60 * 60_000;
const weekMs = 7 * 24 * hourMs;

/** The file beside the embedded database. */
export function auditHeadFileIn(dataDir: string): string {
  return join(dataDir, 'database.audit-head');
}

/** @throws if the file exists but cannot be read or holds no head. */
export async function readHeadFile(file: string): Promise<AuditHead | undefined> {
  if (!existsSync(file)) return undefined;
  const head = readHead(await readFile(file, 'utf8'));
  if (head === undefined) throw new Error(`${file} does not contain an audit log head.`);
  return head;
}

/**
 * Records the head of the audit log where the database's owner cannot change it: in the server's log, in a file, and in a
 * letter. If the log lacks a recorded head, it was truncated or rewritten: that is logged every hour, and the file is left as it is.
 */
export function createAuditWatch({ database, log, now, file, mail }: AuditWatchDependencies): AuditWatch {
  let noted: AuditHead | undefined;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function isWhole(): Promise<boolean> {
    if (noted === undefined || (await containsHead(database, noted))) return true;
    log.error({ noted: writeHead(noted) }, 'The audit log was truncated or rewritten after this head was recorded.');
    return false;
  }

  async function note(): Promise<void> {
    if (!(await isWhole())) return;
    const head = await auditHead(database);
    if (head === undefined) return;
    log.info({ head: writeHead(head) }, 'The head of the audit log was recorded.');
    if (file !== undefined) await writeHeadFile(file, head);
    noted = head;
    if (mail) await mailWeekly(mail, head);
  }

  /** Sending is itself an entry of the log, so several servers send one letter. */
  async function mailWeekly({ mailer, to, host }: AuditMail, head: AuditHead): Promise<void> {
    const { rows } = await database.query<{ at: Date }>(
      `select at from staff.audit_log where action = 'head mailed' order by entry desc limit 1`,
    );
    const [last] = rows;
    if (last && last.at.getTime() > now().getTime() - weekMs) return;
    if (!(await mailer.send({ to, ...fillLetter(weeklyLetter, { host, head: writeHead(head) }) }))) return;
    await recordAudit(database, { actor: programs.server, action: 'head mailed', subject: to }, now());
  }

  async function tryToNote(): Promise<void> {
    try {
      await note();
    } catch (error) {
      log.error({ error: safeError(error) }, 'The head of the audit log could not be recorded.');
    }
  }

  return {
    noted: () => noted,
    async start() {
      try {
        noted = file === undefined ? undefined : await readHeadFile(file);
        await isWhole();
      } catch (error) {
        log.error({ error: safeError(error) }, 'The audit log could not be compared with the last recorded head.');
      }
      timer = setInterval(() => {
        underWay = underWay.then(tryToNote);
      }, hourMs);
    },
    async stop() {
      clearInterval(timer);
      await underWay;
      await tryToNote();
    },
  };
}

/** Replaces the file in one step, so that a crash never leaves half a head. */
async function writeHeadFile(file: string, head: AuditHead): Promise<void> {
  await writeFile(`${file}.new`, `${writeHead(head)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
