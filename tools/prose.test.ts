import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Wordings that a reader has to translate, each with its fault. CONTRIBUTING shows what to write instead. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^What [^?]*$/, 'begins with a headless "What …"'],
  [/^(?:Whoever|Who) [^?]*$/, 'has "Who …" as its subject'],
  [/\bwhoever\b/i, 'says "whoever"'],
  [/\b(?:stands?|stood)\b(?!-| for| out)/, 'says "stand" for "be"'],
  [/\b(?:anew|reckon\w*|mend(?:s|ed|ing)?|likewise)\b/i, 'uses a dated word'],
  [/\bin the place of\b/i, 'says "in the place of"'],
  [/\b(?:tells?|told) of\b/i, 'says "tell of"'],
  [/\bof (?:one's|its|their|his) own making\b|\bof one's own\b/i, 'says "of one\'s own"'],
  [/\bspec §|\bthe spec\b/i, 'points to a document outside the repository'],
  [/\b(?:behaviour|centre[ds]?|colours?|enquir\w+|judgement|licence|neighbours?)\b/i, 'has a British spelling'],
];

/** A test title, the summary of a route, or the text of a problem, a start error or a log message. */
const message =
  /(?:\b(?:it|test|describe)[\w.]*\(|\)\(|\bsummary:|\b(?:Problem|StartError|log\.\w+)\((?:[^'"`()]|\([^()]*\))*)\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/g;

/**
 * Returns the sentences of Markdown paragraphs, of comments and messages of code, and of all texts in a guide or
 * `texts.ts`, without code and quotations.
 */
function sentencesOf(file: string, source: string): string[] {
  const prose = /\.mdx?$/.test(file)
    ? source
        .replaceAll(/^---\n[\s\S]*?\n---$|^ *```[\s\S]*?^ *```$|"[^"]*"/gm, '')
        .split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )|\|/)
    : [
        ...[...source.matchAll(/(?<=^\s*\{?)\/\*+([\s\S]*?)\*\/|(?:^|\s)\/\/ ((?:.*\n\s*\/\/ )*.*)$/gm)].map(
          ([, block, lines]) => block ?? lines ?? '',
        ),
        ...[...source.matchAll(message)].map(([, , text = '']) => text.replace(/^\[[^\]]+\]/, '')),
        ...(/\.docs\.tsx$|\btexts\.ts$/.test(file)
          ? [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text)
          : []),
      ];
  return prose
    .flatMap((text) => text.replaceAll(/^\s*(?:\/\/|\*(?!\*)|@\w+)|`[^`]*`|\]\([^)]*\)/gm, ' ').split(/(?<=[.!?:])\s+/))
    .map((text) => text.replace(/^[\s\-\d.*#[(]+/, '').replaceAll(/\s+/g, ' '));
}

const found: string[] = [];
for await (const file of glob(
  '{*.md,{.changeset,.storybook,.github,docs,examples,packages,site,sponsors,tools}/**/*.{md,mdx,ts,tsx,mjs}}',
  {
    cwd: root,
    exclude: ['**/{node_modules,dist,storybook-static}/**', 'tools/prose.test.ts', '**/THIRD-PARTY-NOTICES.md'],
  },
)) {
  for (const sentence of sentencesOf(file, await readFile(`${root}/${file}`, 'utf8'))) {
    for (const [pattern, fault] of faults) if (pattern.test(sentence)) found.push(`${file}: ${fault}: ${sentence}`);
  }
}

it('the prose of the repository has no wording that needs translation', () => {
  expect(found).toEqual([]);
});
