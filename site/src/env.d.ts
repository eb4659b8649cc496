interface ImportMetaEnv {
  /** The assets of every page; the build puts them into the server's bundle. */
  readonly PAGE_ASSETS: import('../page-assets.ts').AssetsOfPages;
}
