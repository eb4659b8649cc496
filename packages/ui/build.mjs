import { cp, readFile, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { rolldown } from 'rolldown';

const { exports, dependencies, peerDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
const input = Object.values(exports).filter((file) => file.endsWith('.ts'));
const external = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

await rm('dist', { recursive: true, force: true });
const bundle = await rolldown({
  input,
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `sponsor_${hash}` })],
});
await bundle.write({
  dir: 'dist',
  format: 'es',
  preserveModules: true,
  preserveModulesRoot: 'src',
  entryFileNames: '[name].js',
  // One stylesheet a component, beside its module, so that a consumer ships the CSS of what it imports.
  assetFileNames: ({ names, originalFileNames }) =>
    (originalFileNames[0] ?? names[0]).replace(/^src\//, '').replace('.css.ts.vanilla.css', '.css'),
  sourcemap: true,
});
await bundle.close();

// The stylesheets name their fonts as neighbours.
await cp('src/fonts', 'dist/fonts', { recursive: true, filter: (file) => !/\.(ts|json)$/.test(file) });
