import type { ServedAssets } from './assets.ts';

/** The files of a build without islands. Styles are inlined, so that a parsed document loads none. */
export const assets: ServedAssets = {
  browser: '/browser.js',
  flipBook: '/flip-book.js',
  staff: { script: '/staff.js', stylesheet: 'data:text/css,' },
  cssOf: () => Promise.resolve(''),
  scriptsOf: () => [],
};
