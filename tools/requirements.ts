import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Reads every requirement of the document with its sentence. */
export async function readRequirements(): Promise<{ id: string; sentence: string }[]> {
  const document = await readFile(`${root}/docs/requirements.md`, 'utf8');
  return [...document.matchAll(/^- \*\*(.*?)\*\* (.+)$/gm)].map(([, id = '', sentence = '']) => ({ id, sentence }));
}

/**
 * Reads every test whose title begins with the requirements that it covers: `[claim-2, gate-1] is …`. The title is as
 * in the source, including `%s`.
 */
export async function readHoldingTests(): Promise<{ ids: string[]; file: string; title: string }[]> {
  const call = /(?:\b(?:describe|it|\w*test)|\))\(\s*(['"`])\[([^\]]*)\] (.*)\1/gi;
  const tests = [];
  for await (const file of glob('{packages,site,sponsors,tools}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })) {
    for (const [, , ids = '', title = ''] of (await readFile(`${root}/${file}`, 'utf8')).matchAll(call)) {
      tests.push({ ids: ids.split(', '), file, title });
    }
  }
  return tests;
}

if (import.meta.main) {
  const tests = await readHoldingTests();
  const rows = (await readRequirements()).map(({ id, sentence }) => {
    const holding = tests.filter(({ ids }) => ids.includes(id)).map(({ file, title }) => `\`${file}\`: ${title}`);
    return `| ${id} | ${sentence} | ${holding.join('<br>')} |`;
  });
  process.stdout.write(`${['| requirement | must | tests |', '| --- | --- | --- |', ...rows].join('\n')}\n`);
}
