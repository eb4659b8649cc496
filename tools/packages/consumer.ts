import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The root of the repository. */
export const workspace = path.resolve(import.meta.dirname, '../..');
const published = ['domain', 'ui'];
const pnpm = path.join(workspace, 'tools/pnpm.mjs');

/** Other packages of a consumer, taken from the workspace. */
const installed = {
  'packages/ui': ['react', 'react-dom', '@vanilla-extract/css'],
  '.': [
    'vite',
    '@vitejs/plugin-react',
    '@vanilla-extract/vite-plugin',
    '@types/react',
    '@types/react-dom',
    '@types/react-oldest',
  ],
};

/**
 * Packs the packages as published, checks the tarballs with publint and attw, and makes a folder outside the workspace
 * that contains only them, their dependencies and the sources in `tools/consumer`. Resolves to the folder.
 */
export async function makeConsumer(): Promise<string> {
  const consumer = await mkdtemp(path.join(os.tmpdir(), 'sponsor-consumer-'));
  await cp(path.join(workspace, 'tools/consumer'), consumer, { recursive: true });
  await cp(path.join(workspace, 'examples'), path.join(consumer, 'examples'), { recursive: true, filter: isSource });
  for (const name of published) {
    const folder = path.join(workspace, 'packages', name);
    const tarball = path.join(consumer, `${name}.tgz`);
    run('node', [pnpm, 'run', 'build'], folder);
    run('node', [pnpm, 'pack', '--out', tarball], folder);
    run('publint', ['run', tarball, '--strict'], workspace);
    run('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './package.json', ...data], workspace);
    const target = path.join(consumer, 'node_modules/@sponsor', name);
    await mkdir(target, { recursive: true });
    run('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1'], workspace);
    const { dependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    await link(consumer, folder, Object.keys(dependencies));
  }
  for (const [folder, names] of Object.entries(installed)) await link(consumer, path.join(workspace, folder), names);
  return consumer;
}

/** The library's command from the tarball. */
export const sponsorUi = (consumer: string): string =>
  path.join(consumer, 'node_modules/@sponsor/ui/bin/sponsor-ui.mjs');

/** Runs a program to its end and returns its output. Throws, and prints the output, if the program fails. */
export function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === 0) return stdout;
  // A missing program has no output.
  if (error) throw error;
  process.stdout.write(stdout);
  throw new Error(`${program} ${args.join(' ')} failed.`);
}

const isSource = (file: string): boolean => !/\/(node_modules|dist|\.next)$/.test(file);

/** Entries without scripts. */
const data = ['./styles.css', './styles/*.css', './themes/*.css', './tokens.json'];

async function link(consumer: string, folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((dependency) => !dependency.startsWith('@sponsor/'))) {
    const target = path.join(consumer, 'node_modules', name);
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.join(folder, 'node_modules', name), target).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
