import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openMattersOf } from './content-files.ts';

/** Lists what the sponsor still owes, by file and field, and fails while there is anything. */
const headings = {
  sample: 'Samples, to be replaced or confirmed',
  open: 'Open cells, in [brackets]',
  approval: 'Missing approvals',
  undated: 'Facts without a day',
  stale: 'Older than twelve months',
};

const today = new Date().toISOString().slice(0, 10);
const matters = await openMattersOf(fileURLToPath(import.meta.resolve('@sponsor/content/sponsor')), today);
for (const [kind, heading] of Object.entries(headings)) {
  const ofKind = matters.filter((matter) => matter.kind === kind);
  if (ofKind.length === 0) continue;
  process.stdout.write(`\n${heading}: ${ofKind.length}\n`);
  for (const { file, field, detail } of ofKind) process.stdout.write(`  ${file}  ${field}  ${detail}\n`);
}
process.stdout.write(
  matters.length === 0
    ? 'Nothing is owed: the next build may be found by searches.\n'
    : `\n${matters.length} matters are open. Until there are none, every page says noindex.\n`,
);
process.exitCode = matters.length === 0 ? 0 : 1;
