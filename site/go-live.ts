import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openMattersOf } from './content-files.ts';

/** Lists the content that the sponsor still has to supply, by file and field, and fails if there is any. */
const tasks = {
  sample: ['Samples', 'Write your own words or confirm these, then take `sample: true` away.'],
  open: ['Open cells, in [brackets]', 'Put what is known in the place of the brackets, or drop the sentence.'],
  approval: [
    'Missing approvals',
    'Let a principal read the pages of the fund; write who approved, when and under which number.',
  ],
  undated: ['Facts without a day', 'Write as `asOf` the day on which your source says it.'],
  stale: ['Older than twelve months', 'Look it up again, and write the new day; or say something else.'],
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
    ? 'Nothing is owed: the next build may be found by searches.\n'
    : `\n${matters.length} matters are open. Until there are none, every page says noindex.\n`,
);
process.exitCode = matters.length === 0 ? 0 : 1;
