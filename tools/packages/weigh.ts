import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export interface Weight {
  readonly what: string;
  /** Bytes after minification and brotli at its highest quality, without React and the theme. */
  readonly script: number;
  readonly style: number;
  /** The limits of a consumer's bundle, measured in the same way. */
  readonly most: { readonly script: number; readonly style: number };
  /** The content of the bundle, before brotli. */
  readonly code: string;
}

const cases = [
  { what: 'Button', names: ['Button'], most: { script: 2000, style: 1000 } },
  {
    what: 'Button, TextField, Select, Dialog, HoverCard, Toast and Carousel',
    names: ['Button', 'TextField', 'Select', 'Dialog', 'HoverCard', 'ToastProvider', 'Carousel'],
    most: { script: 43_000, style: 6000 },
  },
  { what: 'Drawer', names: ['Drawer'], most: { script: 2500, style: 1000 } },
  { what: 'Chart', names: ['Chart'], most: { script: 16_000, style: 2200 } },
];

/** Measures everything that these components add to a consumer's bundle, including lazily loaded code. */
export function weigh(consumer: string): Promise<readonly Weight[]> {
  return Promise.all(
    cases.map(async ({ what, names, most }, index) => {
      const folder = path.join(consumer, `weight-${index}`);
      await mkdir(folder);
      const styles = names.map((name) => `import '@sponsor/ui/styles/${name}.css';\n`).join('');
      const input = path.join(folder, 'main.js');
      await writeFile(
        input,
        `${styles}import { ${names.join(', ')} } from '@sponsor/ui';\nglobalThis.kept = [${names.join(', ')}];\n`,
      );
      const output = await bundle(folder, input);
      const [code, css] = [text(output, '.js'), text(output, '.css')];
      return { what, script: brotli(code), style: brotli(css), most, code };
    }),
  );
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

async function bundle(root: string, input: string): Promise<Output> {
  // Names files without hashes, which would change the weight of the importing code with each build.
  const output = { chunkFileNames: '[name].js' };
  const external = /^react(-dom)?(\/|$)/;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input, external, output } },
  });
  return [result].flat().flatMap((part) => ('output' in part ? part.output : []));
}

function text(output: Output, ending: string): string {
  const files = output.filter(({ fileName }) => fileName.endsWith(ending));
  return files.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
}

/** Returns the bytes after brotli at its highest quality. */
export const brotli = (content: string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
