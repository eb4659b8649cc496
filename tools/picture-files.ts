import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

const packages = path.resolve(import.meta.dirname, '../packages');
const used = new Set<string>();

interface PictureName {
  readonly arg: string;
  readonly ext: string;
  readonly root: string;
  readonly testFileDirectory: string;
}

/** The accepted picture lies beside its component: `__screenshots__/<Story>.<width>[.<theme>].png`. */
export function acceptedPath({ arg, ext, root, testFileDirectory }: PictureName): string {
  const file = path.join(root, testFileDirectory, '__screenshots__', `${arg.replaceAll('-', '.')}${ext}`);
  used.add(file);
  return file;
}

/** What a failed comparison leaves behind, for a person to look at. */
export function differencePath({ arg, ext, root, testFileDirectory }: PictureName): string {
  return path.join(
    root,
    'test-results/pictures',
    path.basename(testFileDirectory),
    `${arg.replaceAll('-', '.')}${ext}`,
  );
}

/** After every story's pictures were accepted, removes those that no story asks for any more. */
export class OrphanPruner implements Reporter {
  #accepting = false;

  onInit(vitest: Vitest): void {
    this.#accepting = vitest.config.snapshotOptions.updateSnapshot === 'all' && !vitest.config.testNamePattern;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!this.#accepting || modules.some((module) => !module.ok())) return;
    const ran = new Set(modules.map((module) => module.moduleId));
    for await (const name of glob('*/src/**/*.stories.tsx', { cwd: packages })) {
      if (!ran.has(path.join(packages, name))) return;
    }
    for await (const name of glob('*/src/**/__screenshots__/*.png', { cwd: packages })) {
      const file = path.join(packages, name);
      if (used.has(file)) continue;
      await rm(file);
      process.stdout.write(`Removed ${name}: no story asks for it.\n`);
    }
  }
}
