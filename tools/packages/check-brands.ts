import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { run, sponsorUi } from './consumer.ts';

/** A brand is made outside of the library: by the command, which refuses what cannot be read, and in vanilla-extract. */
export async function checkBrands(consumer: string): Promise<void> {
  const command = sponsorUi(consumer);
  const [harbor, pale] = ['examples/vite/harbor.brand.ts', 'brands/pale.mjs'];
  run(process.execPath, [command, 'brand', harbor, '--css', 'harbor.css', '--tokens', 'harbor.tokens.json'], consumer);
  const css = propertiesIn(await readFile(path.join(consumer, 'harbor.css'), 'utf8'));
  JSON.parse(await readFile(path.join(consumer, 'harbor.tokens.json'), 'utf8'));

  const refusal = spawnSync(process.execPath, [command, 'brand', pale, '--css', 'pale.css'], {
    cwd: consumer,
    encoding: 'utf8',
  });
  if (refusal.status !== 1 || !/text\.muted \(#b9c4c9\) .* reaches 1\.\d\d:1 of 4\.5:1/.test(refusal.stderr)) {
    throw new Error(`The command says this of a brand that cannot be read: ${refusal.stdout}${refusal.stderr}`);
  }

  const nowhere = spawnSync(process.execPath, [command, 'brand', 'nowhere.mjs', '--css', 'nowhere.css'], {
    cwd: consumer,
    encoding: 'utf8',
  });
  if (nowhere.status !== 1 || !/^Cannot find module .*nowhere\.mjs.*\n$/.test(nowhere.stderr)) {
    throw new Error(`Of a file that is not there the command says this: ${nowhere.stdout}${nowhere.stderr}`);
  }

  const tooOld = spawnSync(
    process.execPath,
    ['--no-experimental-strip-types', command, 'brand', harbor, '--css', 'old.css'],
    {
      cwd: consumer,
      encoding: 'utf8',
    },
  );
  if (tooOld.status !== 1 || !/^Node \S+ cannot read a brand in TypeScript: .*\n$/.test(tooOld.stderr)) {
    throw new Error(`On a Node that cannot read TypeScript the command says this: ${tooOld.stdout}${tooOld.stderr}`);
  }

  await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: 'theme',
      minify: false,
      cssMinify: false,
      rolldownOptions: {
        input: path.join(consumer, 'brands/harbor.css.ts'),
        output: { assetFileNames: 'harbor.css' },
      },
    },
  });
  const extracted = propertiesIn(await readFile(path.join(consumer, 'theme/harbor.css'), 'utf8'));
  if (css.length < 100 || css.join() !== extracted.join()) {
    throw new Error(
      `The command and vanilla-extract make two themes of one brand:\n${css.join('\n')}\n\n${extracted.join('\n')}`,
    );
  }
}

const propertiesIn = (css: string): readonly string[] => css.match(/--sponsor-[\w-]+: [^;]+/g) ?? [];
