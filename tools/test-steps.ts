import { type Counts, readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

/** What `npm run test:<part>` runs by itself. */
export const parts = ['types', 'checks', 'unit', 'ui', 'backend', 'journeys'] as const;
export type Part = (typeof parts)[number];

export interface Step {
  readonly name: string;
  /** The parts that it belongs to, or that need it done. */
  readonly parts: readonly Part[];
  readonly command: readonly [string, ...string[]];
  readonly env?: Record<string, string>;
  /** Where the step reports how many tests it ran; one without a report is one test itself. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Counts };
}

export const results = 'test-results';

const packages = [
  ...['domain', 'content', 'ui', 'drawings', 'backend'].map((name) => `packages/${name}`),
  'site',
  'site/second-sponsor',
  'tools',
  'art',
];

const journeysReport = `${results}/journeys.json`;

/** What needs no other step: the sources, the server, the library. A free lane takes the next: quick news first, and at the end what keeps both processors busy by itself. */
export const independent: readonly Step[] = [
  ...packages.map(
    (project): Step => ({ name: `types of ${project}`, parts: ['types'], command: ['tsc', '-p', project] }),
  ),
  {
    name: 'lint, layers and cycles',
    parts: ['checks'],
    command: ['oxlint', '--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
  },
  { name: 'formatting', parts: ['checks'], command: ['biome', 'ci', '--colors=off'] },
  { name: 'dead code', parts: ['checks'], command: ['knip', '--treat-config-hints-as-errors'] },
  vitest('backend', 'backend', 'backend'),
  vitest('stories', 'ui', 'stories'),
  {
    name: 'documentation as published',
    parts: ['checks'],
    command: ['node', 'tools/documentation/check-documentation.ts'],
  },
  vitest('unit tests', 'unit', '!stories', '!backend'),
];

/** What is built of the packages, in this order, because each build of a package takes the place of the one before. */
export const built: readonly Step[] = [
  { name: 'build', parts: ['journeys'], command: ['node', 'tools/build-if-changed.ts'] },
  { name: 'a server of its folder alone', parts: ['journeys'], command: ['node', 'tools/deploy/check-folder.ts'] },
  { name: 'published packages', parts: ['checks'], command: ['node', 'tools/check-packages.ts'] },
  {
    name: 'journeys',
    parts: ['journeys'],
    command: ['playwright', 'test', '-c', 'site/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${journeysReport}` },
    report: { file: journeysReport, read: readPlaywrightCounts },
  },
];

function vitest(name: string, part: Part, ...projects: readonly string[]): Step {
  const file = `${results}/${part}.json`;
  return {
    name,
    parts: [part],
    command: ['vitest', 'run', `--outputFile.json=${file}`, ...projects.map((project) => `--project=${project}`)],
    report: { file, read: readVitestCounts },
  };
}
