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
  /** External packages that the files of one layer must not import. */
  readonly layerForbidden?: Readonly<Record<string, string>>;
  /** A layer whose parts, each a file or a folder, must not import one another. */
  readonly isolated?: string;
  /** The one folder of that layer which its other parts may import. */
  readonly shared?: string;
}

/** The allowed directions of imports; this is their only definition. */
export const packages: Readonly<Record<string, Package>> = {
  domain: { folder: 'packages/domain', imports: [], forbidden: 'react|node:|hono|pg$' },
  contract: { folder: 'packages/contract', imports: [], types: ['domain', 'ui'] },
  content: {
    folder: 'packages/content',
    imports: ['domain'],
    types: ['contract', 'ui'],
    forbidden: 'react|node:|hono|pg$',
  },
  ui: {
    folder: 'packages/ui',
    imports: ['domain'],
    devImports: ['content', 'drawings'],
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
  drawings: {
    folder: 'packages/drawings',
    imports: ['ui'],
    devImports: ['content'],
    forbidden: 'react-router|node:|hono|pg$',
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
    imports: ['domain', 'content', 'ui', 'drawings'],
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
