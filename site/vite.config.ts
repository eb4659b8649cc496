import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Tells the server from which file an island comes, so that a page can name the scripts to fetch. */
const islandSources: Plugin = {
  name: 'island-sources',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  transform: {
    filter: { id: /\.island\.tsx$/ },
    handler(code, id) {
      const name = /export default function (\w+)/.exec(code)?.[1];
      if (!name) this.error('An island is the default export of its file, a function with a name.');
      return { code: `${code}\n${name}.source = '${path.relative(import.meta.dirname, id)}';`, map: null };
    },
  },
};

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), islandSources],
  build: {
    target: 'baseline-widely-available',
    // The content security policy has no room for data: scripts and fonts, and a hashed file is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
