import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openMattersOf } from './content-files.ts';

/** Lists the content that the sponsor still has to supply, by file and field, and fails if there is any. */
const tasks = {
  sample: ['Samples', 'Write your own words or confirm these, then remove `sample: true`.'],
  open: ['Open cells, in [brackets]', 'Replace the brackets with the facts, or delete the sentence.'],
  approval: [
    'Missing approvals',
    'Have a principal review the pages of the fund, and record who approved them, when and under which number.',
  ],
  undated: ['Facts without a date', 'Set `asOf` to the date on which your source states it.'],
  stale: ['Older than twelve months', 'Check it again and update its date, or replace it.'],
} as const;

const today = new Date().toISOString().slice(0, 10);
const contentFolder = fileURLToPath(new URL('.', import.meta.resolve('@sponsor/content/sponsor')));
const matters = await openMattersOf(path.join(contentFolder, 'sponsor.ts'), today);
const shortest = (words: string) => (words.length > 70 ? `${words.slice(0, 69).trimEnd()}…` : words);

for (const [kind, [heading, task]] of Object.entries(tasks)) {
  const ofKind = matters.filter((matter) => matter.kind === kind);
  if (ofKind.length === 0) continue;
  process.stdout.write(`\n${heading}: ${ofKind.length}\n${task}\n`);
  for (const file of new Set(ofKind.map((matter) => matter.file))) {
    process.stdout.write(`\n  ${path.relative('', path.join(contentFolder, file))}\n`);
    for (const { field, detail } of ofKind.filter((matter) => matter.file === file)) {
      process.stdout.write(`    ${field}: ${shortest(detail)}\n`);
    }
  }
}
process.stdout.write(
  matters.length === 0
    ? 'Nothing is open: search engines may index the next build.\n'
    : `\n${matters.length} items are open. Until they are resolved, every page says noindex.\n`,
);
process.exitCode = matters.length === 0 ? 0 : 1;
