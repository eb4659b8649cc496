import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const document = await readFile(`${root}/docs/requirements.md`, 'utf8');

/** Every requirement: its id, and the tests under it, each as a file and a title. */
const requirements = document
  .split(/^- /m)
  .slice(1)
  .map((entry) => ({
    id: /^\*\*([a-z]+-\d+)\*\* \S/.exec(entry)?.[1] ?? entry,
    tests: [...entry.matchAll(/^ {2}- `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => ({ file, title })),
  }));

/** As it stands in the source: what replaces `%s` or `${…}` is the test’s own. */
function says(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    source
      .split(`${quote}${title}${quote}`)
      .slice(0, -1)
      .some((before) => /\(\s*$/.test(before)),
  );
}

describe('the requirements', () => {
  it('have an id of their own each', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+-\d+$/.test(id))).toEqual([]);
  });

  it.each(requirements)('are held by tests that there are: $id', async ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, title } of tests) {
      const source = await readFile(path.join(root, file), 'utf8');
      expect([file, title, says(source, title)]).toEqual([file, title, true]);
    }
  });
});
