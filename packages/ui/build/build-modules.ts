import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { type OutputChunk, rolldown } from 'rolldown';
import { builtInBrands } from '../src/tokens/brands/built-in-brands.ts';
import { designTokens } from '../src/tokens/design-tokens.ts';
import { Stylesheets } from './stylesheets.ts';

/**
 * Writes `dist`: one module for each source module, which imports no stylesheet and so runs anywhere, and next to them
 * the stylesheets, whole and by component.
 */
const { exports, dependencies, peerDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
const sources = Object.values<string>(exports).filter((file) => file.endsWith('.ts'));
const external = Object.keys({ ...dependencies, ...peerDependencies });

const bundle = await rolldown({
  input: sources,
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    vanillaExtractPlugin({
      identifiers: ({ hash }) => `sponsor_${hash}`,
      // Every stylesheet evaluates the brand, and would bundle all of zod for it.
      esbuildOptions: { external: ['zod'] },
    }),
  ],
  // Rolldown warns about every "use client", but keeps it, which the check of the packed library verifies.
  onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
  checks: { pluginTimings: false },
});
const { output } = await bundle.generate({
  format: 'es',
  preserveModules: true,
  preserveModulesRoot: 'src',
  entryFileNames: ({ name }) => `${published(name)}.js`,
  sourcemap: true,
});
await bundle.close();

await rm('dist', { recursive: true, force: true });
const sheets = new Stylesheets(output);
const isTheme = ({ fileName }: OutputChunk) => /^(entries\/theme|tokens\/themes|fonts)/.test(fileName);
for (const chunk of output) {
  if (chunk.type === 'chunk' && !isTheme(chunk)) await write(chunk.fileName, sheets.without(chunk));
}
for (const map of output) {
  if (map.type === 'asset' && map.fileName.endsWith('.js.map')) await write(map.fileName, map.source);
}

const base = sheets.of(['styles/layers.styles.js', 'styles/reset.styles.js']);
const entries = sources.map((file) => `entries/${path.basename(file, '.ts')}.js`).filter((file) => !/theme/.test(file));
await write('styles.css', base + sheets.of(entries));
await write('css/base.css', base);
for (const [name, css] of sheets.byComponent(entries)) await write(`css/${name}.css`, css);
for (const { name } of builtInBrands) {
  const theme = [`fonts/${name}-fonts.styles.js`, `tokens/themes/${name}.styles.js`];
  await write(`themes/${name}.css`, sheets.of(['styles/layers.styles.js', ...theme]));
}
await write('tokens.json', `${JSON.stringify(designTokens(builtInBrands[0]), null, 2)}\n`);
// The themes refer to their fonts as files next to them.
await cp('src/fonts', 'dist/themes', { recursive: true, filter: (file) => !/\.(ts|json)$/.test(file) });

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join('dist', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/**
 * Renames inlined modules, which have no path in the source, and former stylesheets, which a consumer's vanilla-extract
 * must not process.
 */
function published(name: string): string {
  const [, ...within] = name.split('node_modules/');
  const inlined = /^(?:@[^/]+\/)?[^/]+/.exec(within.at(-1) ?? '')?.[0];
  return inlined ? `vendor/${inlined.replace('@', '').replace('/', '-')}` : name.replace(/\.css$/, '.styles');
}
