import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
/** Folders that define values, and drawings, whose lengths are feet of a building. */
const exempt = /^(tokens|styles|fonts|drawings)\//;
const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
/** A hairline is always one pixel; every other length belongs in a token. */
const length = /(?<![\w.])(?!1px)\d*\.?\d+(?:px|rem)\b/;

describe('stylesheets outside the tokens', () => {
  it('contain no colors and no lengths', async () => {
    const found: string[] = [];
    for await (const file of glob('**/*.css.ts', { cwd: source })) {
      if (exempt.test(file)) continue;
      const lines = (await readFile(path.join(source, file), 'utf8')).split('\n');
      found.push(
        ...lines.filter((line) => colour.test(line) || length.test(line)).map((line) => `${file}: ${line.trim()}`),
      );
    }
    expect(found).toEqual([]);
  });
});
