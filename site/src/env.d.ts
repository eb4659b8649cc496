import type { AssetsOfPages } from '../page-assets.ts';

declare global {
  interface ImportMetaEnv {
    /** The assets of every page; the build puts them into the server's bundle. */
    readonly PAGE_ASSETS: AssetsOfPages;
  }
}
