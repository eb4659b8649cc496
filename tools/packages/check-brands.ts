import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { run, sponsorUi } from './consumer.ts';

/**
 * Checks that consumers can make a brand outside the library: with the command, which refuses illegible colors, and with
 * vanilla-extract.
 */
export async function checkBrands(consumer: string): Promise<void> {
  const command = sponsorUi(consumer);
  const [harbor, pale] = ['examples/vite/harbor.brand.ts', 'brands/pale.mjs'];
  run(process.execPath, [command, 'brand', harbor, '--css', 'harbor.css', '--tokens', 'harbor.tokens.json'], consumer);
  const css = propertiesIn(await readFile(path.join(consumer, 'harbor.css'), 'utf8'));
  JSON.parse(await readFile(path.join(consumer, 'harbor.tokens.json'), 'utf8'));

  refuses([pale, '--css', 'pale.css'], /text\.muted \(#b9c4c9\) .* reaches 1\.\d\d:1 of 4\.5:1/);
  refuses(['nowhere.mjs', '--css', 'nowhere.css'], /^nowhere\.mjs cannot be read: Cannot find module .*\n$/);
  refuses(['brands/unnamed.mjs', '--css', 'unnamed.css'], /^brands\/unnamed\.mjs has no default export: .*\n$/);
  refuses(
    [harbor, '--css', 'nowhere/harbor.css'],
    /^The folder nowhere for harbor\.css does not exist: create it first\.\n$/,
  );
  refuses([harbor, '--css', 'brands'], /^brands is a folder: .*\n$/);
  refuses([harbor, '--css', harbor], /^The brand, the stylesheet and the tokens need separate files\.\n$/);
  refuses([harbor, 'another.mjs', '--css', 'one.css'], /^sponsor-ui brand <file>/);
  const withoutTypeScript = ['--no-experimental-strip-types'];
  refuses([harbor, '--css', 'old.css'], /^Node \S+ cannot read a brand in TypeScript: .*\n$/, withoutTypeScript);

  function refuses(args: readonly string[], expected: RegExp, nodeOptions: readonly string[] = []) {
    const answer = spawnSync(process.execPath, [...nodeOptions, command, 'brand', ...args], {
      cwd: consumer,
      encoding: 'utf8',
    });
    if (answer.status !== 1 || !expected.test(answer.stderr)) {
      throw new Error(`Unexpected output of “brand ${args.join(' ')}”: ${answer.stdout}${answer.stderr}`);
    }
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
      `The command and vanilla-extract make different themes of one brand:\n${css.join('\n')}\n\n${extracted.join('\n')}`,
    );
  }
}

const propertiesIn = (css: string): readonly string[] => css.match(/--sponsor-[\w-]+: [^;]+/g) ?? [];
