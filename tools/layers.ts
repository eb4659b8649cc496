export interface Package {
  readonly folder: string;
  /** The packages of this workspace that it may import. */
  readonly imports: readonly string[];
  /** Those that its stories, tests, fixtures and docs may import besides. */
  readonly shows?: readonly string[];
  /** How the names begin of what its source may not import from elsewhere. */
  readonly without?: string;
  /** Folders of its source, the lowest row first. A folder imports rows before its own; `|` joins folders that are one layer. */
  readonly layers?: readonly (readonly string[])[];
  /** What the files of one layer may not import from elsewhere. */
  readonly layerWithout?: Readonly<Record<string, string>>;
  /** A layer whose parts, each a file or a folder, do not import one another. */
  readonly apart?: string;
  /** The one folder of that layer which its other parts may import. */
  readonly shared?: string;
}

/** Which way imports point: the one place that says so. */
export const packages: Readonly<Record<string, Package>> = {
  domain: { folder: 'packages/domain', imports: [], without: 'react|node:|hono|pg$' },
  content: { folder: 'packages/content', imports: ['domain'], without: 'react|node:|hono|pg$' },
  ui: {
    folder: 'packages/ui',
    imports: ['domain'],
    shows: ['content', 'drawings'],
    without: 'react-router|node:|hono|pg$',
    layers: [
      ['tokens|styles|fonts'],
      ['internal'],
      ['primitives'],
      ['components', 'drawings'],
      ['forms'],
      ['sections', 'admin'],
      ['entries'],
    ],
    apart: 'sections',
  },
  drawings: {
    folder: 'packages/drawings',
    imports: ['ui'],
    shows: ['content'],
    without: 'react-router|node:|hono|pg$',
  },
  backend: {
    folder: 'packages/backend',
    imports: ['domain'],
    without: 'react',
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
    without: 'react-router$',
    layers: [['browser'], ['adapters'], ['hydration'], ['parts'], ['pages', 'staff'], ['discovery'], ['document']],
    layerWithout: {
      browser: 'react|node:',
      adapters: 'react',
      hydration: 'react-router',
      parts: 'react-router',
      pages: 'react-router',
    },
    apart: 'pages',
    shared: 'article',
  },
};
