#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { defineBrand, designTokens, themeCss } from '../dist/entries/brand.js';

const usage = `sponsor-ui brand <file> --css <file> [--tokens <file>]

Reads the brand that <file> exports as its default, checks it, and writes its stylesheet.
A brand in TypeScript needs Node 22.18 or newer; one in JavaScript any that the library needs.

  --css      the stylesheet to write
  --tokens   the brand in the W3C design-token format, for design tools
`;

/** What whoever runs it can mend by what it says. */
class Refusal extends Error {}

try {
  await main();
} catch (error) {
  const missing = ['ERR_MODULE_NOT_FOUND', 'ENOENT'].includes(error?.code);
  const expected =
    missing || error?.name === 'BrandError' || error instanceof Refusal || error?.code?.startsWith('ERR_PARSE_ARGS');
  const unreadable = error?.code === 'ERR_UNKNOWN_FILE_EXTENSION' && !process.features.typescript;
  const needed = `Node ${process.versions.node} cannot read a brand in TypeScript: take 22.18 or newer, or write it as .mjs.`;
  process.stderr.write(`${unreadable ? needed : expected ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

async function main() {
  const { positionals, values } = parseArgs({
    options: { css: { type: 'string' }, tokens: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command, file] = positionals;
  if (values.help) return process.stdout.write(usage);
  if (command !== 'brand' || !file || !values.css) {
    process.stderr.write(usage);
    process.exitCode = 1;
    return;
  }
  const module = await import(pathToFileURL(path.resolve(file)));
  if (module.default === undefined) {
    throw new Refusal(`${file} has no default export: write “export default defineBrand(…)” in it.`);
  }
  const brand = defineBrand(module.default);
  await write(values.css, themeCss(brand));
  if (values.tokens) await write(values.tokens, `${JSON.stringify(designTokens(brand), null, 2)}\n`);
  process.stdout.write(`${values.css} has the brand ${brand.name}: <html data-theme="${brand.name}">\n`);
}

async function write(file, text) {
  await writeFile(file, text).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Refusal(`There is no folder ${path.dirname(file)} for ${path.basename(file)}: make it first.`);
  });
}
