export interface Package {
  readonly folder: string;
  /** The packages of this workspace that it may import. */
  readonly imports: readonly string[];
  /** The packages from which it may import only types. */
  readonly types?: readonly string[];
  /** The packages that its stories, tests, fixtures and docs may also import. */
  readonly devImports?: readonly string[];
  /** Name prefixes of external packages that its source must not import. */
  readonly forbidden?: string;
  /**
   * Folders of its source, the lowest row first. A folder may import from lower rows; `|` joins folders that form one
   * layer.
   */
  readonly layers?: readonly (readonly string[])[];
  /** Packages of this workspace from which the files of one layer may import only types. */
  readonly layerTypes?: Readonly<Record<string, readonly string[]>>;
  /** External packages that the files of one layer must not import. */
  readonly layerForbidden?: Readonly<Record<string, string>>;
  /** A layer whose parts, each a file or a folder, must not import each other. */
  readonly isolated?: string;
  /** The one folder of that layer that its other parts may import. */
  readonly shared?: string;
}

/** The allowed directions of imports; this is their only definition. */
export const packages: Readonly<Record<string, Package>> = {
  domain: { folder: 'packages/domain', imports: [], forbidden: 'react|node:|hono|pg$' },
  contract: { folder: 'packages/contract', imports: [], types: ['domain', 'ui'] },
  // The sample sponsor, under the name by which the site knows its sponsor.
  content: {
    folder: 'sponsors/limestone',
    imports: ['domain', 'ui'],
    types: ['contract'],
    forbidden: 'react-router|node:|hono|pg$',
    layers: [['words', 'drawings']],
    layerTypes: { words: ['ui'] },
    layerForbidden: { words: 'react' },
  },
  ui: {
    folder: 'packages/ui',
    imports: ['domain'],
    devImports: ['content'],
    forbidden: 'react-router|node:|hono|pg$',
    layers: [
      ['tokens|styles|fonts'],
      ['internal'],
      ['primitives'],
      ['components', 'drawings'],
      ['forms'],
      ['sections', 'admin'],
      ['entries'],
    ],
    isolated: 'sections',
  },
  backend: {
    folder: 'packages/backend',
    imports: ['domain'],
    forbidden: 'react',
    layers: [
      ['base', 'database'],
      ['audit', 'backup'],
      ['leads', 'delivery', 'desk', 'events', 'history', 'housekeeping', 'media', 'staff'],
      ['server', 'commands'],
    ],
  },
  site: {
    folder: 'site',
    imports: ['domain', 'content', 'ui'],
    types: ['contract'],
    forbidden: 'react-router$',
    layers: [['browser'], ['adapters'], ['hydration'], ['parts'], ['pages', 'staff'], ['discovery'], ['document']],
    layerForbidden: {
      browser: 'react|node:',
      adapters: 'react',
      hydration: 'react-router',
      parts: 'react-router',
      pages: 'react-router',
    },
    isolated: 'pages',
    shared: 'article',
  },
};
