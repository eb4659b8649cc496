import path from 'node:path';
import { z } from 'zod';

/** How many tests a runner ran. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Those among the passed that failed first, by file and title. */
  readonly secondTry: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(z.object({ file: z.string(), title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Reads Vitest's JSON report. Throws when the text is not one. */
export function readVitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(report));
  const secondTry = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, secondTry };
}

/** Reads Playwright's JSON report. Throws when the text is not one. */
export function readPlaywrightCounts(report: string): Counts {
  const { stats, suites } = playwrightReport.parse(JSON.parse(report));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    secondTry: suites.flatMap(flakyTests),
  };
}

function flakyTests({ specs, suites }: z.infer<typeof playwrightSuite>): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyTests)];
}
