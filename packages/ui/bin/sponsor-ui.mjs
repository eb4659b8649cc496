#!/usr/bin/env node
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { defineBrand, designTokens, themeCss } from '../dist/entries/brand.js';

const usage = `sponsor-ui brand <file> --css <file> [--tokens <file>]

Reads the brand that <file> exports as its default, checks it, and writes its stylesheet.
A brand in TypeScript needs Node 22.18 or newer. A brand in JavaScript works with every Node version that the library supports.

  --css      the stylesheet to write
  --tokens   the brand in the W3C design-token format, for design tools
`;

/** An error whose message tells the user how to fix it. */
class Refusal extends Error {}

try {
  await main();
} catch (error) {
  const expected =
    error?.name === 'BrandError' || error instanceof Refusal || error?.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${expected ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

async function main() {
  const { positionals, values } = parseArgs({
    options: { css: { type: 'string' }, tokens: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [command, file, ...others] = positionals;
  if (values.help || command === 'help') return process.stdout.write(usage);
  if (command !== 'brand' || !file || !values.css || values.tokens === '' || others.length > 0) {
    process.stderr.write(usage);
    process.exitCode = 1;
    return;
  }
  const targets = [values.css, values.tokens].filter((target) => target !== undefined);
  const paths = [file, ...targets].map((name) => path.resolve(name));
  if (new Set(paths).size < paths.length)
    throw new Refusal('The brand, the stylesheet and the tokens need separate files.');
  const brand = defineBrand(await read(file));
  await Promise.all(targets.map(refuseNoPlace));
  await writeFile(values.css, themeCss(brand));
  if (values.tokens) await writeFile(values.tokens, `${JSON.stringify(designTokens(brand), null, 2)}\n`);
  process.stdout.write(`${values.css} has the brand ${brand.name}: <html data-theme="${brand.name}">\n`);
}

async function read(file) {
  const module = await import(pathToFileURL(path.resolve(file))).catch((error) => {
    if (error?.name === 'BrandError') throw error;
    const isUnreadable = error?.code === 'ERR_UNKNOWN_FILE_EXTENSION' && !process.features.typescript;
    throw new Refusal(
      isUnreadable
        ? `Node ${process.versions.node} cannot read a brand in TypeScript: use 22.18 or newer, or write it as .mjs.`
        : `${file} cannot be read: ${error?.message ?? error}`,
    );
  });
  if (module.default === undefined) {
    throw new Refusal(`${file} has no default export: write “export default defineBrand(…)” in it.`);
  }
  return module.default;
}

/** Checked before any file is written, so that either all are or none. */
async function refuseNoPlace(file) {
  const folder = path.dirname(file);
  if (!(await isFolder(folder))) {
    throw new Refusal(`The folder ${folder} for ${path.basename(file)} does not exist: create it first.`);
  }
  if (await isFolder(file)) throw new Refusal(`${file} is a folder: name a file in it.`);
}

function isFolder(name) {
  return stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
