import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import { makeMemoryFolder } from './memory-folder.ts';
import { Stamps } from './stamps.ts';
import { TestCache } from './test-cache.ts';
import type { Counts } from './test-counts.ts';
import { built, independent, parts, results, type Step } from './test-steps.ts';

/** Without a part, runs everything. The arguments after a part select tests: `npm run test:ui -- Button`. */
const args = process.argv.slice(2);
const [part, ...filters] = args.filter((arg) => arg !== '--fresh');
const isChosen = (step: Step) => part === undefined || step.parts.some((name) => name === part);
const inOrder = built.filter(isChosen);
const waiting = independent.filter(isChosen);
if (inOrder.length + waiting.length === 0) {
  throw new Error(`There is no part "${part}" of the tests: they are ${parts.join(', ')}.`);
}
/** Lanes run in parallel, because much of a test is waiting; the first lane builds the input of the package checks. */
const lanes = Array.from({ length: os.availableParallelism() }, (_, lane) => (lane === 0 ? inOrder : []));

/** CI runs everything, and so does a run of selected tests, which proves nothing about the rest. */
const remembers = !process.env['CI'] && !args.includes('--fresh') && filters.length === 0;
const cache = new TestCache();
const stamps = new Stamps();

await rm(results, { recursive: true, force: true });
await mkdir(results);
const memory = await makeMemoryFolder();
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const secondTry: string[] = [];
const broken: string[] = [];
await Promise.all(lanes.map(runLane));
if (memory) await rm(memory, { recursive: true, maxRetries: 5 });
await cache.forgetOld();
if (broken.length > 0) process.stdout.write(`\nFailed: ${[broken.join('; '), ...failures].join('\n  ')}\n`);
if (secondTry.length > 0) {
  process.stdout.write(`\nPassed only on retry; fix these:\n  ${secondTry.join('\n  ')}\n`);
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** A lane that has run its own steps takes the next waiting one, so that all lanes end at about the same time. */
async function runLane(own: readonly Step[]): Promise<void> {
  for (const step of own) await take(step);
  for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
}

async function take(step: Step): Promise<void> {
  const started = performance.now();
  const stale = new Map<string, string>();
  let cached = 0;
  const all = await stamps.of(step);
  for (const [unit, stamp] of all) {
    const passed = remembers ? await cache.recall(stamp) : undefined;
    if (passed === undefined) stale.set(unit, stamp);
    else cached += passed;
  }
  total.passed += cached;
  const found = `${cached.toLocaleString('en-US')} passed`;
  if (all.size > 0 && stale.size === 0) {
    process.stdout.write(`\n— ${step.name}: cached (${found})\n`);
    return;
  }
  process.stdout.write(`\n— ${step.name}\n`);
  const succeeded = await run(step, stale.size < all.size ? [...stale.keys()] : filters);
  const counts = await countsOf(step, succeeded);
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...counts.failures);
  secondTry.push(...counts.secondTry);
  if (!succeeded) broken.push(step.name);
  for (const [unit, passed] of filters.length === 0 ? counts.green : []) {
    const stamp = stale.get(unit);
    if (stamp) await cache.remember(stamp, passed);
    else if (step.inputs)
      throw new Error(`${unit} is not among the test files of the step "${step.name}", so it would not run again.`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const rest = cached > 0 ? `, and ${found} cached` : '';
  process.stdout.write(`  ${step.name}: ${succeeded ? 'ok' : 'FAILED'} in ${seconds} s${rest}\n`);
}

/** Parallel steps would interleave their output, so each prints all of it when it ends. */
async function run({ command: [program, ...own], env, tests }: Step, chosen: readonly string[]): Promise<boolean> {
  if (tests) await rm(tests.report, { force: true });
  const stdio = lanes.length > 1 ? 'pipe' : 'inherit';
  const output: Buffer[] = [];
  // Steps that install programs do not get this folder, because a container may forbid running programs from memory.
  const place = tests && memory ? { TMPDIR: memory } : {};
  const succeeded = await new Promise<boolean>((resolve) => {
    const child = spawn(program, tests ? [...own, ...chosen] : own, {
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...place, ...env, RECALL_PASSED: remembers ? 'yes' : '' },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });
  process.stdout.write(Buffer.concat(output));
  return succeeded;
}

/** A failed step counts as at least one failure, even if it crashed before it wrote its report. */
async function countsOf({ name, tests }: Step, succeeded: boolean): Promise<Counts> {
  const text = tests && (await readFile(tests.report, 'utf8').catch(() => undefined));
  const passed = succeeded ? 1 : 0;
  const counts =
    tests && text
      ? tests.read(text)
      : { passed, failed: 0, failures: [], secondTry: [], green: new Map(succeeded ? [[name, 1]] : []) };
  if (succeeded) return counts;
  // An error outside all tests may have any cause.
  const green = counts.failed > 0 ? counts.green : new Map<string, number>();
  return { ...counts, green, failed: Math.max(1, counts.failed) };
}
