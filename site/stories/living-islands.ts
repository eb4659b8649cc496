import path from 'node:path';
import type { Plugin } from 'vite';

const island = path.resolve(import.meta.dirname, '../src/hydration/island.tsx');

/** Renders the islands with the rest of their page, for places without a server. */
export const livingIslands: Plugin = {
  name: 'living-islands',
  async load(id) {
    return id === island ? `export { Island } from '${path.join(import.meta.dirname, 'island.tsx')}';` : undefined;
  },
};
