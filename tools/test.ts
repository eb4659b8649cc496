import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { type Counts, readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

const results = 'test-results';
const vitestReport = `${results}/vitest.json`;
const journeysReport = `${results}/journeys.json`;

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Record<string, string>;
  /** How many tests a step ran; a step that counts nothing is one test itself. */
  readonly counts?: () => Promise<Counts>;
}

const packages = [
  ...['domain', 'content', 'ui', 'drawings', 'backend'].map((name) => `packages/${name}`),
  'site',
  'site/second-sponsor',
  'tools',
  'art',
];

const steps: readonly Step[] = [
  ...packages.map((project): Step => ({ name: `types of ${project}`, command: ['tsc', '-p', project] })),
  {
    name: 'lint, layers and cycles',
    command: ['oxlint', '--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
  },
  { name: 'formatting', command: ['biome', 'ci', '--colors=off'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'build', command: ['node', 'tools/build-if-changed.ts'] },
  { name: 'published packages', command: ['node', 'tools/check-packages.ts'] },
  {
    name: 'unit tests, stories, backend',
    command: [
      'vitest',
      'run',
      '--config',
      'vitest.workspace.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    counts: async () => readVitestCounts(await readFile(vitestReport, 'utf8')),
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '-c', 'site/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${journeysReport}` },
    counts: async () => readPlaywrightCounts(await readFile(journeysReport, 'utf8')),
  },
];

await rm(results, { recursive: true, force: true });
await mkdir(results);
const total = { passed: 0, failed: 0 };
const broken: string[] = [];
for (const step of steps) {
  const started = performance.now();
  process.stdout.write(`\n— ${step.name}\n`);
  const succeeded = await run(step);
  const counts = await countsOf(step, succeeded);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (!succeeded) broken.push(step.name);
  process.stdout.write(`  ${succeeded ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
if (broken.length > 0) process.stdout.write(`\nFailed: ${broken.join('; ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = broken.length > 0 ? 1 : 0;

function run({ command: [program, ...args], env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0));
  });
}

/** A step that failed counts at least one failure, also when it died before it could write its report. */
async function countsOf(step: Step, succeeded: boolean): Promise<Counts> {
  const counts = (await step.counts?.().catch(() => undefined)) ?? { passed: succeeded ? 1 : 0, failed: 0 };
  return succeeded ? counts : { passed: counts.passed, failed: Math.max(1, counts.failed) };
}
