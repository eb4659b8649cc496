import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import type { Counts } from './test-counts.ts';
import { parts, results, type Step, steps } from './test-steps.ts';

/** Without a part, everything. What follows a part goes to its tests: `npm run test:ui -- Button`. */
const [part, ...filters] = process.argv.slice(2);
const chosen = steps.filter((step) => part === undefined || step.parts.some((name) => name === part));
if (chosen.length === 0) throw new Error(`There is no part "${part}" of the tests: they are ${parts.join(', ')}.`);

await rm(results, { recursive: true, force: true });
await mkdir(results);
const total = { passed: 0, failed: 0 };
const secondTry: string[] = [];
const broken: string[] = [];
for (const step of chosen) {
  const started = performance.now();
  process.stdout.write(`\n— ${step.name}\n`);
  const succeeded = await run(step);
  const counts = await countsOf(step, succeeded);
  total.passed += counts.passed;
  total.failed += counts.failed;
  secondTry.push(...counts.secondTry);
  if (!succeeded) broken.push(step.name);
  process.stdout.write(`  ${succeeded ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
if (broken.length > 0) process.stdout.write(`\nFailed: ${broken.join('; ')}\n`);
if (secondTry.length > 0) {
  process.stdout.write(`\nPassed only at the second try, and to be mended:\n  ${secondTry.join('\n  ')}\n`);
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function run({ command: [program, ...args], env, report }: Step): Promise<boolean> {
  if (report) await rm(report.file, { force: true });
  return new Promise((resolve) => {
    spawn(program, report ? [...args, ...filters] : args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0));
  });
}

/** A step that failed counts at least one failure, also when it died before it could write its report. */
async function countsOf({ report }: Step, succeeded: boolean): Promise<Counts> {
  const text = report && (await readFile(report.file, 'utf8').catch(() => undefined));
  const counts = report && text ? report.read(text) : { passed: succeeded ? 1 : 0, failed: 0, secondTry: [] };
  return succeeded ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}
