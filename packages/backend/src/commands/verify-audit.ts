import process from 'node:process';
import type { AuditHead } from '../audit/verify-audit.ts';
import { StartError } from '../base/start-error.ts';
import { printAuditVerdict } from './print-audit-verdict.ts';
import { runCommand } from './run-command.ts';

const [, , notedHead] = process.argv;

await runCommand(async (database) =>
  printAuditVerdict(database, notedHead === undefined ? undefined : readHead(notedHead)),
);

function readHead(text: string): AuditHead {
  const [, entry, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (entry === undefined || hash === undefined) {
    throw new StartError('A noted head looks as this command printed it: a number, a colon and 64 letters and digits.');
  }
  return { entry: Number(entry), hash };
}
