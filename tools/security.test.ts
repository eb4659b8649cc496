import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequirements } from './requirements.ts';

const root = path.resolve(import.meta.dirname, '..');
const document = await readFile(path.join(root, 'docs/security.md'), 'utf8');
const pattern = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.+?) +\| (passed|not applicable|not met) +\| (.+?) +\|$/gm;
const rows = Array.from(document.matchAll(pattern), ([, id = '', level = '', , verdict = '', reason = '']) => {
  return { id, level, verdict, reason };
});

describe('[release-6] the verdicts on ASVS 5.0', () => {
  it('cover each requirement of levels 1 and 2 once', () => {
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('refer to requirements with tests, and to existing files', async () => {
    const known = new Set((await readRequirements()).map(({ id }) => id));
    const named = rows.flatMap(({ reason }) =>
      Array.from(reason.matchAll(/\[([a-z]+-\d+)\](?!\()/g), ([, id = '']) => id),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const files = rows.flatMap(({ reason }) =>
      Array.from(reason.matchAll(/`([\w./-]+\.tsx?)`/g), ([, file = '']) => file),
    );
    expect(files.length).toBeGreaterThan(50);
    const isThere = (file: string) =>
      existsSync(path.join(root, file)) || existsSync(path.join(root, 'packages/backend/src', file));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });

  it('match the summary', () => {
    for (const verdict of ['passed', 'not applicable', 'not met']) {
      const [one, two] = ['1', '2'].map(
        (level) => rows.filter((row) => row.level === level && row.verdict === verdict).length,
      );
      expect(document).toMatch(new RegExp(`^\\| ${verdict} +\\| ${one} +\\| ${two} +\\|$`, 'm'));
    }
  });
});
