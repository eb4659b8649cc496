import type { Plugin } from 'vite';

/**
 * Vite wraps each late import in what preloads its styles and parts. Pages bring their styles, and nothing is preloaded
 * here, so a visitor would fetch 750 bytes that do nothing.
 */
export const lateImports: Plugin = {
  name: 'late-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
