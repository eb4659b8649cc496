import type { ServedAssets } from './assets.ts';

/** The files of a build without islands. A document that is parsed fetches no stylesheet that holds itself. */
export const assets: ServedAssets = {
  browser: '/browser.js',
  flipBook: '/flip-book.js',
  staff: { script: '/staff.js', stylesheet: 'data:text/css,' },
  cssOf: () => Promise.resolve(''),
  scriptsOf: () => [],
};
