import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The results of a test run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, by file and title, each with the beginning of its message. */
  readonly failures: readonly string[];
  /** The passed tests that failed first, by file and title. */
  readonly secondTry: readonly string[];
  /** The number of passed tests by file path from the root, for files where all passed on the first try. */
  readonly green: ReadonlyMap<string, number>;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })),
});
const playwrightSuite = z.object({
  specs: z.array(z.object({ file: z.string(), title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Reads Vitest's JSON report. Throws if the text is not one. */
export function readVitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(report));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, test: `${path.basename(name)}: ${result.fullName}` })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: tests
      .filter(({ status }) => status === 'failed')
      .map(({ test, failureMessages }) => describeFailure(test, failureMessages[0])),
    secondTry: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ test }) => test),
    green: new Map(
      testResults
        .filter(({ status, assertionResults }) => status === 'passed' && assertionResults.every(passedAtOnce))
        .map(({ name, assertionResults }) => [
          fromRoot(name),
          assertionResults.filter((result) => result.status === 'passed').length,
        ]),
    ),
  };
}

function passedAtOnce({ failureMessages }: { readonly failureMessages: readonly string[] }): boolean {
  return failureMessages.length === 0;
}

function fromRoot(file: string): string {
  return path.relative('', file).replaceAll(path.sep, '/');
}

/** Reads Playwright's JSON report. Throws if the text is not one. */
export function readPlaywrightCounts(report: string): Counts {
  const { config, stats, suites } = playwrightReport.parse(JSON.parse(report));
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ test, results }) => describeFailure(test, results[0]?.error?.message)),
    secondTry: tests.filter(({ status }) => status === 'flaky').map(({ test }) => test),
    green: new Map(
      [...new Set(tests.map(({ file }) => file))]
        .map((name) => ({ name, ofFile: tests.filter(({ file }) => file === name) }))
        .filter(({ ofFile }) => ofFile.every(({ status }) => status === 'expected' || status === 'skipped'))
        .map(({ name, ofFile }) => [
          fromRoot(path.join(config.rootDir, name)),
          ofFile.filter(({ status }) => status === 'expected').length,
        ]),
    ),
  };
}

function testsOf({ specs, suites }: z.infer<typeof playwrightSuite>): (z.infer<typeof playwrightTest> & {
  readonly file: string;
  readonly test: string;
})[] {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map((result) => ({ ...result, file, test: `${file}: ${title}` })),
    ),
    ...suites.flatMap(testsOf),
  ];
}

/**
 * Keeps the first lines, which say what was expected and received; the step has already printed the location in the
 * later lines.
 */
function describeFailure(test: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [test, ...lines.slice(0, 8).map((line) => `  ${line.slice(0, 200)}`)].join('\n  ');
}
