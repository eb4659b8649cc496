import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';

/**
 * Checks what would be published, from the packed tarballs: the exports and types resolve, and a consumer with a plain
 * Vite that imports one component ships that component's style and not the rest of the library.
 */
const published = ['domain', 'ui'];
const workspace = process.cwd();
const consumer = await mkdtemp(path.join(os.tmpdir(), 'sponsor-consumer-'));
const scope = path.join(consumer, 'node_modules/@sponsor');
await mkdir(scope, { recursive: true });

for (const name of published) {
  const folder = path.join(workspace, 'packages', name);
  const tarball = path.join(consumer, `${name}.tgz`);
  run('pnpm', ['run', 'build'], folder);
  run('pnpm', ['pack', '--out', tarball], folder);
  run('publint', ['run', tarball, '--strict'], workspace);
  run('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './package.json'], workspace);
  await mkdir(path.join(scope, name));
  run('tar', ['-xzf', tarball, '-C', path.join(scope, name), '--strip-components', '1'], workspace);
  const { dependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  await link(path.join(folder, 'node_modules'), Object.keys(dependencies));
}
await link(path.join(workspace, 'packages/ui/node_modules'), ['react', 'react-dom']);

await writeFile(
  path.join(consumer, 'main.js'),
  "import '@sponsor/ui/theme';\nimport { Button } from '@sponsor/ui';\nglobalThis.kept = Button;\n",
);
await build({
  root: consumer,
  configFile: false,
  logLevel: 'error',
  build: { rolldownOptions: { input: path.join(consumer, 'main.js'), external: /^react/ }, minify: false },
});
const assets = path.join(consumer, 'dist/assets');
const files = await readdir(assets);
const text = async (ending: string) =>
  (
    await Promise.all(
      files.filter((file) => file.endsWith(ending)).map((file) => readFile(path.join(assets, file), 'utf8')),
    )
  ).join('');
const [css, js] = [await text('.css'), await text('.js')];
expect(css.includes('--sponsor-color-surface-page'), 'the theme ships its values');
expect(css.includes('@layer components'), 'a component ships its style');
expect(!/radix|react-hook-form|embla/.test(js), 'one component does not pull in the rest of the library');
process.stdout.write(
  `A consumer's page with one Button: ${js.length} B of script, ${css.length} B of style, before compression.\n`,
);
await rm(consumer, { recursive: true });

function run(program: string, args: string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function link(from: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((dependency) => !dependency.startsWith('@sponsor/'))) {
    const target = path.join(consumer, 'node_modules', name);
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.join(from, name), target).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not true of the packed library: ${what}.`);
}
