import { weigh } from './weigh.ts';

/** Prints what components weigh in a consumer's bundle, and holds them to it. */
export async function checkWeights(consumer: string): Promise<void> {
  for (const { what, script, style, most, code } of await weigh(consumer)) {
    process.stdout.write(
      `${what}: ${script} B of script (at most ${most.script}), ${style} B of style (${most.style}).\n`,
    );
    if (script > most.script || style > most.style) throw new Error(`${what} has grown too heavy.`);
    if (what === 'Button' && /radix|embla|react-hook-form/.test(code)) {
      throw new Error('One component pulls in others that it is not made of.');
    }
  }
}
