import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { makeMemoryFolder } from './memory-folder.ts';
import type { Counts } from './test-counts.ts';
import { built, independent, parts, results, type Step } from './test-steps.ts';

/** Without a part, everything. What follows a part goes to its tests: `npm run test:ui -- Button`. */
const [part, ...filters] = process.argv.slice(2);
const isChosen = (step: Step) => part === undefined || step.parts.some((name) => name === part);
const inOrder = built.filter(isChosen);
const waiting = independent.filter(isChosen);
if (inOrder.length + waiting.length === 0) {
  throw new Error(`There is no part "${part}" of the tests: they are ${parts.join(', ')}.`);
}
/** Two lanes beside each other, because much of the tests is waiting. */
const lanes = inOrder.length > 0 && waiting.length > 0 ? [inOrder, []] : [inOrder];

await rm(results, { recursive: true, force: true });
await mkdir(results);
const memory = await makeMemoryFolder();
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const secondTry: string[] = [];
const broken: string[] = [];
await Promise.all(lanes.map(runLane));
if (memory) await rm(memory, { recursive: true, maxRetries: 5 });
if (broken.length > 0) process.stdout.write(`\nFailed: ${[broken.join('; '), ...failures].join('\n  ')}\n`);
if (secondTry.length > 0) {
  process.stdout.write(`\nPassed only at the second try, and to be mended:\n  ${secondTry.join('\n  ')}\n`);
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** A lane that has done its own takes what still waits, so that both end at about the same time. */
async function runLane(own: readonly Step[]): Promise<void> {
  for (const step of own) await take(step);
  for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
}

async function take(step: Step): Promise<void> {
  const started = performance.now();
  process.stdout.write(`\n— ${step.name}\n`);
  const succeeded = await run(step);
  const counts = await countsOf(step, succeeded);
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...counts.failures);
  secondTry.push(...counts.secondTry);
  if (!succeeded) broken.push(step.name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  ${step.name}: ${succeeded ? 'ok' : 'FAILED'} in ${seconds} s\n`);
}

/** Two lanes would say their words through each other's, so each step then says all of its own when it ends. */
async function run({ command: [program, ...args], env, report }: Step): Promise<boolean> {
  if (report) await rm(report.file, { force: true });
  const stdio = lanes.length > 1 ? 'pipe' : 'inherit';
  const words: Buffer[] = [];
  // Not for what is installed into such a folder: a container may run nothing from memory.
  const place = report && memory ? { TMPDIR: memory } : {};
  const succeeded = await new Promise<boolean>((resolve) => {
    const child = spawn(program, report ? [...args, ...filters] : args, {
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...place, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => words.push(chunk));
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });
  process.stdout.write(Buffer.concat(words));
  return succeeded;
}

/** A step that failed counts at least one failure, also when it died before it could write its report. */
async function countsOf({ report }: Step, succeeded: boolean): Promise<Counts> {
  const text = report && (await readFile(report.file, 'utf8').catch(() => undefined));
  const counts =
    report && text ? report.read(text) : { passed: succeeded ? 1 : 0, failed: 0, failures: [], secondTry: [] };
  return succeeded ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}
