import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/**
 * Subsets the brands' fonts to the characters and weights that the product uses, under new names: "Source" is a
 * reserved font name. Run it (`node fonts/subset.mjs`) after changing the list below, and commit its output.
 */
const fonts = [
  {
    family: 'Sponsor Display',
    from: 'source-serif-4',
    file: 'source-serif-4-latin-opsz-normal.woff2',
    axes: { opsz: 40, wght: { min: 400, max: 600, default: 420 } },
  },
  {
    family: 'Sponsor Sans',
    from: 'instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
  },
  {
    family: 'Lakefront Display',
    from: 'archivo',
    file: 'archivo-latin-wght-normal.woff2',
    axes: { wght: { min: 600, max: 800, default: 700 } },
  },
  {
    family: 'Lakefront Sans',
    from: 'public-sans',
    file: 'public-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 380, max: 700, default: 410 } },
  },
];

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const characters = `${ascii}\u00a0–—‘’“”…×½¼¾°′″©®™•·↑↓€é`;
/** Kerning, ligatures and composition; lining and tabular figures. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'lnum', 'tnum'];
/** The names that the license requires to keep: copyright, license and its address. */
const preserveNameIds = [0, 13, 14];

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../src/fonts');

const metrics = Object.fromEntries(await Promise.all(fonts.map(async (font) => [font.family, await cut(font)])));
await writeFile(path.join(target, 'metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);

/** Writes one font and its license; resolves to the metrics that a fallback font needs. */
async function cut({ family, from, file, axes }) {
  const source = path.dirname(require.resolve(`@fontsource-variable/${from}/package.json`));
  const name = family.toLowerCase().replace(' ', '-');
  const original = await readFile(path.join(source, 'files', file));
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures, preserveNameIds, noHinting: true };
  const subset = await subsetFont(original, characters, options);
  await writeFile(path.join(target, `${name}.woff2`), subset);
  await copyFile(path.join(source, 'LICENSE'), path.join(target, `${name}.LICENSE.txt`));
  process.stdout.write(`${name}.woff2  ${(subset.length / 1000).toFixed(1)} kB\n`);
  const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(subset);
  return { ascent, descent, lineGap, unitsPerEm };
}
