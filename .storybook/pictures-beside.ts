import path from 'node:path';
import type { Plugin } from 'vite';

const addresses = path.resolve(import.meta.dirname, '../packages/domain/src/content.ts');

/** The site's pictures are at its host's root. Built, Storybook may be anywhere, with the pictures beside its page. */
export const picturesBeside: Plugin = {
  name: 'pictures-beside',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id === addresses ? code.replaceAll('`/pictures/', '`pictures/') : undefined),
};
