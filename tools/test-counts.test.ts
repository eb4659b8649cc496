import path from 'node:path';
import { expect, it } from 'vitest';
import { readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

it('adds up the counts of Vitest, and names tests that failed or passed only on retry', () => {
  const assertionResults = [
    { fullName: 'Default', status: 'passed', failureMessages: [] },
    { fullName: 'Busy', status: 'passed', failureMessages: ['It moved.'] },
    { fullName: 'Danger', status: 'failed', failureMessages: ['\u001b[31mIt is red.\u001b[39m\n\n  at Button'] },
  ];
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: path.resolve('ui/Button.stories.tsx'), status: 'failed', assertionResults },
      { name: path.resolve('ui/Tag.stories.tsx'), status: 'passed', assertionResults: assertionResults.slice(0, 1) },
      { name: path.resolve('ui/Flaky.stories.tsx'), status: 'passed', assertionResults: assertionResults.slice(1, 2) },
      { name: path.resolve('ui/Broken.stories.tsx'), status: 'failed', assertionResults: [] },
    ],
  };
  expect(readVitestCounts(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['Button.stories.tsx: Danger\n    It is red.\n      at Button'],
    secondTry: ['Button.stories.tsx: Busy', 'Flaky.stories.tsx: Busy'],
    green: new Map([['ui/Tag.stories.tsx', 1]]),
  });
});

it('counts a journey that passed only on retry as passed, and names it and the failed ones', () => {
  const spec = (title: string, status: string, results: unknown[] = [{}], file = 'header.spec.ts') => ({
    file,
    title,
    tests: [{ status, results }],
  });
  const refused = [{ error: { message: 'There is one.' } }, { error: { message: 'There are two.' } }];
  const report = {
    config: { rootDir: path.resolve('e2e') },
    stats: { expected: 7, skipped: 0, unexpected: 1, flaky: 2 },
    suites: [
      {
        specs: [spec('it is solid', 'expected'), spec('it is clear', 'flaky')],
        suites: [{ specs: [spec('it has links', 'flaky'), spec('it has none', 'unexpected', refused)] }],
      },
      {
        specs: [
          spec('it is low', 'expected', [{}], 'footer.spec.ts'),
          spec('it waits', 'skipped', [], 'footer.spec.ts'),
        ],
      },
    ],
  };
  expect(readPlaywrightCounts(JSON.stringify(report))).toEqual({
    passed: 9,
    failed: 1,
    failures: ['header.spec.ts: it has none\n    There is one.'],
    secondTry: ['header.spec.ts: it is clear', 'header.spec.ts: it has links'],
    green: new Map([['e2e/footer.spec.ts', 1]]),
  });
});

it('refuses a file that is not a report', () => {
  expect(() => readVitestCounts('{}')).toThrow();
  expect(() => readPlaywrightCounts('{}')).toThrow();
});
