import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { ImportGraph } from './import-graph.ts';
import { sourceStamp } from './source-stamp.ts';
import { inputsOfAll, type Step } from './test-steps.ts';

/** Properties of the machine that affect test results. */
const machine = [
  process.version,
  process.platform,
  process.arch,
  process.env['CHROMIUM_PATH'],
  process.env['TEST_DATABASE_URL'],
];

/** Hashes everything that decides the result of a step, so that equal stamps mean equal results. */
export class Stamps {
  readonly #graph = new ImportGraph();
  readonly #read = new Map<string, Promise<string>>();

  /**
   * Returns one stamp for each of the step's test files, by its path from the root, or one for the step itself under
   * its name; none for a step that always runs.
   */
  async of({ name, command, env, inputs, leftOut, tests }: Step): Promise<ReadonlyMap<string, string>> {
    if (!inputs) return new Map();
    const shared = [JSON.stringify([machine, command, env]), await this.#over(inputsOfAll)];
    const whole = await this.#over(inputs, leftOut);
    if (!tests) return new Map([[name, join([...shared, whole])]]);
    shared.push(this.#graph.reachOf(tests.setUp, tests.unused).stamp);
    const files = tests.files.flatMap((pattern) => globSync(pattern)).toSorted();
    const stamps = files.map(async (file): Promise<[string, string]> => {
      const { stamp, isBounded } = this.#graph.reachOf([file]);
      const beside = tests.beside ? await this.#over([path.join(path.dirname(file), tests.beside)]) : '';
      const unit = file.replaceAll(path.sep, '/');
      const reads = tests.reads?.[unit];
      const read = isBounded ? '' : reads ? await this.#over(reads) : whole;
      // Includes its name: two test files may import each other and so reach the same files.
      return [unit, join([...shared, unit, stamp, beside, read])];
    });
    return new Map(await Promise.all(stamps));
  }

  #over(paths: readonly string[], leftOut?: RegExp): Promise<string> {
    const key = [...paths, leftOut].join('\0');
    const stamp = this.#read.get(key) ?? sourceStamp(paths, leftOut);
    this.#read.set(key, stamp);
    return stamp;
  }
}

function join(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
