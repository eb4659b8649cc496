import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { run, sponsorUi } from './consumer.ts';

/** Checks that the Vite example builds with its own settings and brand, and that its page renders on a server. */
export async function checkExamples(consumer: string): Promise<void> {
  const example = path.join(consumer, 'examples/vite');
  const command = sponsorUi(consumer);
  run(process.execPath, [command, 'brand', 'harbor.brand.ts', '--css', 'src/harbor.css'], example);
  run('tsc', [], example);
  const settings = { root: example, configFile: path.join(example, 'vite.config.ts'), logLevel: 'error' } as const;
  await build(settings);

  const assets = path.join(example, 'dist/assets');
  const sheet = (await readdir(assets)).find((file) => file.endsWith('.css'));
  const css = await readFile(path.join(assets, sheet ?? 'none.css'), 'utf8');
  for (const [what, expected] of [
    ['the reset', /box-sizing:\s*border-box/],
    ['the components', /@layer components/],
    ['the brand', /\[data-theme=['"]?harbor['"]?\]/],
  ] as const) {
    if (!expected.test(css)) throw new Error(`The example's stylesheet lacks ${what}.`);
  }

  await build({ ...settings, build: { ssr: 'src/landing-page.tsx', outDir: 'server' } });
  const html = run(process.execPath, ['render-landing-page.mjs'], consumer);
  if (!/<h1 .*<form .*<footer /.test(html)) throw new Error(`Unexpected page of the example: ${html}`);
}
