import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { run, sponsorUi } from './consumer.ts';

/** What the library's README tells a newcomer to write compiles, and the first page and the first brand are built. */
export async function checkReadme(consumer: string): Promise<void> {
  const readme = await readFile(path.join(consumer, 'node_modules/@sponsor/ui/README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
  const page = blocks.find(({ language }) => language === 'tsx');
  const brand = blocks.find(({ code }) => code.startsWith('// acme.brand.ts'));
  if (!page || !brand) throw new Error('The README has no first page or no first brand.');

  const folder = path.join(consumer, 'readme');
  await mkdir(folder);
  await writeFile(path.join(folder, 'page.tsx'), page.code);
  const named = blocks.flatMap(({ code }) => {
    const name = /^\/\/ ([\w.-]+\.tsx?)\n/.exec(code)?.[1];
    // A consumer here has no Next.
    return name === undefined || code.includes("from 'next/") ? [] : { name, code };
  });
  for (const { name, code } of named) await writeFile(path.join(folder, name), code);
  const command = sponsorUi(consumer);
  run(process.execPath, [command, 'brand', 'acme.brand.ts', '--css', 'acme.css'], folder);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      lib: { entry: 'page.tsx', formats: ['es'] },
      rolldownOptions: { external: /^react/ },
      assetsInlineLimit: 0,
    },
  });
  const files = await readdir(path.join(folder, 'dist'), { recursive: true });
  if (!files.some((file) => file.endsWith('.css'))) {
    throw new Error(`The first page has no stylesheet: ${files.join(', ')}.`);
  }
}
