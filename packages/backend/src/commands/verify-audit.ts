import process from 'node:process';
import { type AuditHead, readHead } from '../audit/audit-head.ts';
import { auditHeadFileIn, readHeadFile } from '../audit/audit-watch.ts';
import { StartError } from '../base/start-error.ts';
import { readConfig } from '../config.ts';
import { printAuditVerdict } from './print-audit-verdict.ts';
import { runCommand } from './run-command.ts';

const [, , ...notedHeads] = process.argv;

await runCommand(async (database) => {
  const { auditHeadFile, database: target } = readConfig(process.env);
  const file = auditHeadFile ?? ('dataDir' in target ? auditHeadFileIn(target.dataDir) : undefined);
  const noted = file === undefined ? undefined : await readHeadFile(file);
  return printAuditVerdict(database, [...notedHeads.map(requireHead), ...(noted ? [noted] : [])]);
});

function requireHead(text: string): AuditHead {
  const head = readHead(text);
  if (head === undefined) {
    throw new StartError(
      'A recorded head has the form in which this command printed it: a number, a colon and 64 hex digits.',
    );
  }
  return head;
}
