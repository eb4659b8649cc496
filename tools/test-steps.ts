import { type Counts, readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

/** The parts that `npm run test:<part>` runs. */
export const parts = ['types', 'checks', 'unit', 'ui', 'backend', 'journeys'] as const;
export type Part = (typeof parts)[number];

export interface Step {
  readonly name: string;
  /** The parts that contain it or depend on it. */
  readonly parts: readonly Part[];
  readonly command: readonly [string, ...string[]];
  readonly env?: Record<string, string>;
  /**
   * Files and folders that decide its result, in addition to `inputsOfAll`; if they are unchanged since it last passed,
   * it does not run. Without them it always runs.
   */
  readonly inputs?: readonly string[];
  /** Files in them that do not affect it. */
  readonly leftOut?: RegExp;
  readonly tests?: Tests;
}

/** A step that runs test files: each runs only if something that it reaches has changed. */
export interface Tests {
  /** Patterns of its test files. */
  readonly files: readonly string[];
  /** Modules that the runner loads for each of them. */
  readonly setUp: readonly string[];
  /** A folder that these modules import, and no test uses. */
  readonly unused?: string;
  /** A folder beside a test file that it reads too. */
  readonly beside?: string;
  /** The folders that a test file reads from or runs programs of, if these are fewer than the step's inputs. */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  /** The file where the step reports its tests. */
  readonly report: string;
  readonly read: (text: string) => Counts;
}

export const results = 'test-results';

/** The files that affect every step: the installed packages, and the settings of the tools. */
export const inputsOfAll = [
  '.npmrc',
  '.nvmrc',
  '.pnpmfile.mjs',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.library.json',
];

const everything = ['.'];
const library = ['packages/ui', 'packages/domain', 'sponsors/limestone'];
const server = ['packages/backend', 'packages/domain'];
/** Files for developers, and the stamp that the build stores with its sources. */
const leftOut = /\.(test|stories|docs|fixtures)\.tsx?$|\.mdx?$|\/source-stamp$/;

/**
 * Steps that depend on no other step: the sources, the server, the library. Each free lane takes the next one. The steps
 * with fast feedback are first, and the step that keeps all processors busy is last.
 */
export const independent: readonly Step[] = [
  {
    name: 'types',
    parts: ['types'],
    // Builds from scratch each time, because incremental builds have reported errors that were already fixed.
    command: ['tsc', '-b', '--force', '--singleThreaded'],
    // Collects garbage less often, which saves a sixth of the processor time.
    env: { GOGC: '400' },
    inputs: everything,
  },
  {
    name: 'lint, layers and cycles',
    parts: ['checks'],
    command: ['oxlint', '--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
    inputs: everything,
  },
  { name: 'formatting', parts: ['checks'], command: ['biome', 'ci', '--colors=off'], inputs: everything },
  {
    name: 'dead code',
    parts: ['checks'],
    command: ['knip', '--treat-config-hints-as-errors'],
    inputs: everything,
  },
  vitest('backend', 'backend', ['backend'], [...server, 'tools', 'docs/runbooks'], {
    files: ['packages/backend/{src,drill}/**/*.test.ts'],
    setUp: [],
  }),
  vitest('stories', 'ui', ['stories'], everything, {
    files: ['{packages/ui,sponsors/limestone}/src/**/*.stories.tsx', 'site/stories/*.stories.tsx'],
    setUp: ['.storybook/preview.tsx', '.storybook/main.ts', '.storybook/visual.setup.ts'],
    unused: '.storybook/docs',
    beside: '__screenshots__',
  }),
  {
    name: 'documentation as published',
    parts: ['checks'],
    command: ['node', 'tools/documentation/check-documentation.ts'],
    inputs: ['.storybook', ...library, 'site', 'tools'],
  },
  vitest('unit tests', 'unit', ['!stories', '!backend'], everything, {
    files: [
      '{packages/{domain,ui},sponsors/limestone}/src/**/*.test.{ts,tsx}',
      'site/src/**/*.test.{ts,tsx}',
      'site/{notices,other-sponsors}/*.test.ts',
      'tools/**/*.test.ts',
      'sponsors/limestone/art/*.test.ts',
    ],
    setUp: ['tools/clean-up-rendered.ts', 'tools/fresh-document.ts'],
    // This test starts a browser several times.
    reads: { 'tools/accept.test.ts': ['tools'] },
  }),
];

/** Steps that build the packages, in this order, because each build of a package replaces the previous one. */
export const built: readonly Step[] = [
  { name: 'build', parts: ['journeys'], command: ['node', 'tools/build-if-changed.ts'] },
  {
    name: 'a server of its folder alone',
    parts: ['journeys'],
    command: ['node', 'tools/deploy/check-folder.ts'],
    // The built site is not an input, because it imports no installed package.
    inputs: [...server, 'site/notices', 'tools/deploy'],
    leftOut,
  },
  {
    name: 'published packages',
    parts: ['checks'],
    command: ['node', 'tools/check-packages.ts'],
    inputs: ['packages/domain', 'packages/ui', 'tools', 'examples'],
  },
  {
    name: 'journeys',
    parts: ['journeys'],
    command: ['playwright', 'test', '-c', 'site/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${results}/journeys.json` },
    inputs: [...server, 'site/dist', 'site/e2e', 'site/vendors'],
    leftOut,
    tests: {
      files: ['site/e2e/*.spec.ts'],
      setUp: ['site/e2e/playwright.config.ts'],
      report: `${results}/journeys.json`,
      read: readPlaywrightCounts,
    },
  },
];

function vitest(
  name: string,
  part: Part,
  projects: readonly string[],
  inputs: readonly string[],
  tests: Omit<Tests, 'report' | 'read'>,
): Step {
  const report = `${results}/${part}.json`;
  return {
    name,
    parts: [part],
    command: ['vitest', 'run', `--outputFile.json=${report}`, ...projects.map((project) => `--project=${project}`)],
    inputs,
    tests: { ...tests, setUp: ['vitest.config.ts', ...tests.setUp], report, read: readVitestCounts },
  };
}
