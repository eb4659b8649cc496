import { z } from 'zod';

/** How many tests a runner ran. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

/** Reads Vitest's JSON report. Throws when the text is not one. */
export function readVitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(report));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads Playwright's JSON report; a test that passed only when repeated counts as failed. Throws when the text is not one. */
export function readPlaywrightCounts(report: string): Counts {
  const { stats } = playwrightReport.parse(JSON.parse(report));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
