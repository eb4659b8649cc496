import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { componentSources } from './component-sources.ts';
import { syntaxTarget } from './oldest-browsers.ts';
import { publicFolder } from './public-folder.ts';
import { sponsorFiles } from './sponsor-files.ts';

/** The file of each class. */
const owners = new Map<string, string>();

/**
 * Names classes with two characters less than the plugin does: every page has hundreds of them.
 *
 * @throws if classes of two files get the same name; renaming either file helps.
 */
function shortClassName({ hash, filePath }: { hash: string; filePath: string }): string {
  const name = `_${hash.slice(2)}`;
  const owner = owners.get(name) ?? filePath;
  if (owner !== filePath) throw new Error(`A class of ${filePath} has the same name as one of ${owner}.`);
  owners.set(name, filePath);
  return name;
}

/** Imports dynamically without the 700 bytes that Vite adds to preload styles and chunks: pages inline their styles. */
const lateImports: Plugin = {
  name: 'late-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    // In development, classes have readable names.
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClassName } : {}),
    react(),
    componentSources,
    lateImports,
    sponsorFiles,
  ],
  publicDir: publicFolder,
  resolve: { alias: { 'react-style-singleton': resolve(import.meta.dirname, 'src/scroll-lock-styles.ts') } },
  build: {
    target: syntaxTarget,
    // The content security policy forbids data URLs for scripts and fonts, and a hashed file is cached forever.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
}));
