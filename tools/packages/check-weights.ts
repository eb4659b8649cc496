import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotli, weigh } from './weigh.ts';

/** Prints what components add to a consumer's bundle, and enforces their limits. */
export async function checkWeights(consumer: string): Promise<void> {
  for (const { what, script, style, most, code } of await weigh(consumer)) {
    process.stdout.write(
      `${what}: ${script} B of script (at most ${most.script}), ${style} B of style (${most.style}).\n`,
    );
    if (script > most.script || style > most.style) throw new Error(`${what} exceeds its limit.`);
    if (what === 'Button' && /radix|embla|react-hook-form/.test(code)) {
      throw new Error('One component imports others that it does not use.');
    }
  }

  const folder = path.join(consumer, 'node_modules/@sponsor/ui');
  const [readme, sheet] = await Promise.all(
    ['README.md', 'dist/styles.css'].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const promised = Number(/the whole sheet, [^:]*: (\d+) kB after brotli/.exec(readme ?? '')?.[1]);
  const weight = Math.round(brotli(sheet ?? '') / 1000);
  process.stdout.write(`The whole stylesheet: ${weight} kB of style (the README says ${promised}).\n`);
  if (!(weight <= promised)) throw new Error('The whole stylesheet is larger than the README says.');
}
