import path from 'node:path';
import type { Plugin } from 'vite';

const addresses = path.resolve(import.meta.dirname, '../packages/domain/src/content.ts');

/**
 * Makes addresses of the site's pictures relative: the site has them at its host's root, but a built Storybook may be
 * at any path.
 */
export const picturesBeside: Plugin = {
  name: 'pictures-beside',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id === addresses ? code.replaceAll('`/pictures/', '`pictures/') : undefined),
};
