import path from 'node:path';
import type { Plugin } from 'vite';

const island = path.resolve(import.meta.dirname, '../src/hydration/island.tsx');

/** Draws the islands of the site's pages with the rest of the page, for a place that has no server. */
export const livingIslands: Plugin = {
  name: 'living-islands',
  async load(id) {
    return id === island ? `export { Island } from '${path.join(import.meta.dirname, 'island.tsx')}';` : undefined;
  },
};
