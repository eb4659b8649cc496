import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassName } from './class-names.ts';
import { componentSources } from './component-sources.ts';
import { lateImports } from './late-imports.ts';
import { syntaxTarget } from './oldest-browsers.ts';
import { publicFolder } from './public-folder.ts';
import { sponsorFiles } from './sponsor-files.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    // In development classes are called what the sources call them.
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
    // The content security policy has no room for data: scripts and fonts, and a hashed file is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
}));
