import process from 'node:process';
import { type AuditHead, verifyAudit } from '../audit/verify-audit.ts';
import { StartError } from '../base/start-error.ts';
import { print, runCommand } from './run-command.ts';

const [, , notedHead] = process.argv;

await runCommand(async (database) => {
  const noted = notedHead === undefined ? undefined : readHead(notedHead);
  const verdict = await verifyAudit(database, noted);
  if (!verdict.whole) {
    print(`The audit log is broken at entry ${verdict.brokenAt}: it was changed, or an entry was taken out.`);
    return false;
  }
  const { entry, hash } = verdict.head;
  print(entry === 0 ? 'The audit log is empty.' : `The audit log is whole. Note its head: ${entry}:${hash}`);
  return true;
});

function readHead(text: string): AuditHead {
  const [, entry, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (entry === undefined || hash === undefined) {
    throw new StartError('A noted head looks as this command printed it: a number, a colon and 64 letters and digits.');
  }
  return { entry: Number(entry), hash };
}
