import { siteConfigSchema } from '@sponsor/domain';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const backend = 'http://127.0.0.1:4000';

/** `vite dev` has no server that renders the pages, so the document gets the data it would have brought along. */
const renderInput: Plugin = {
  name: 'render-input',
  apply: 'serve',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'application/json', id: 'render-input' },
      children: JSON.stringify({
        site: siteConfigSchema.parse({}),
        publicUrl: backend,
        year: new Date().getFullYear(),
      }),
      injectTo: 'body',
    },
  ],
};

/**
 * Names for developer tools and calls that are not marked as pure keep the router's unused half in the bundle. This
 * takes the names away and marks the calls; it saves 4 kB of every page.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\s*\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/^(var \w+ = )(React\d*\.\w+\()/gm, '$1/* @__PURE__ */ $2')
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false'),
  },
};

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), leanRouter, renderInput],
  build: {
    target: 'baseline-widely-available',
    // The content security policy has no room for data: scripts and fonts, and a hashed file is cached for ever.
    assetsInlineLimit: 0,
    // A part of a page names what it imports itself. Listing that in the entry too would cost every visitor 1 kB.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  server: { proxy: { '/api': backend, '/rest': backend, '/functions': backend } },
});
