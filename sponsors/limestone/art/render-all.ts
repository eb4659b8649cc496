import { execFile } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { encode } from './encode.ts';
import { sceneNames, sceneStamp } from './scene-stamp.ts';

const run = promisify(execFile);
const models = path.join(import.meta.dirname, 'models');
const dist = path.join(import.meta.dirname, 'dist');
const pictures = path.join(import.meta.dirname, '../pictures');
const denoiser = path.join(dist, 'denoise');

await mkdir(dist, { recursive: true });
await mkdir(pictures, { recursive: true });
await run('cc', ['-O3', '-march=native', '-ffast-math', path.join(models, 'denoise/denoise.c'), '-lm', '-o', denoiser]);

const waiting = await sceneNames();
await Promise.all(Array.from({ length: availableParallelism() }, work));

/** One thread per scene keeps every core busy, even while another picture is denoised. */
async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await bringUpToDate(name);
}

async function bringUpToDate(name: string): Promise<void> {
  const stamp = await sceneStamp(name);
  const stampFile = path.join(pictures, `${name}.stamp`);
  const made = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (made?.trim() === stamp) return;
  const started = performance.now();
  const png = path.join(dist, `${name}-${stamp}.png`);
  if (!(await exists(png))) await render(name, png);
  await encode(png, name);
  await writeFile(stampFile, `${stamp}\n`);
  process.stdout.write(`${name}: ${Math.round((performance.now() - started) / 1000)} s\n`);
}

async function render(name: string, png: string): Promise<void> {
  const script = path.join(models, 'render.py');
  const wanted = [`scene=${name}`, `out=${png}`, `denoiser=${denoiser}`];
  await run('blender', ['--background', '--python-exit-code', '1', '--python', script, '--', ...wanted], {
    maxBuffer: 64 * 1024 * 1024,
  });
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
