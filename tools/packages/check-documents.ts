import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { run, sponsorUi, workspace } from './consumer.ts';

interface Example {
  /** Derived from its first line, or from its position in the document. */
  readonly name: string;
  readonly code: string;
}

/** Builds every example of the library's documents that readers copy; `checkTypes` compiles them. */
export async function checkDocuments(consumer: string): Promise<void> {
  const entries: Record<string, string> = {};
  for await (const document of glob(['packages/{domain,ui}/README.md', 'packages/ui/src/**/*.{md,mdx}'], {
    cwd: workspace,
  })) {
    const folder = path.join(consumer, 'documents', document);
    const examples = (await readExamples(document)).filter((example) => !isForNext(example));
    if (examples.length > 0) await mkdir(folder, { recursive: true });
    for (const { name, code } of examples) {
      await writeFile(path.join(folder, name), code);
      entries[path.join(document, name)] = path.join(folder, name);
    }
  }
  const readme = path.join(consumer, 'documents/packages/ui/README.md');
  run(process.execPath, [sponsorUi(consumer), 'brand', 'acme.brand.ts', '--css', 'acme.css'], readme);
  await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      outDir: 'documents/dist',
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: { external: /^react/ },
      assetsInlineLimit: 0,
    },
  });
}

export async function readExamples(document: string): Promise<readonly Example[]> {
  const text = await readFile(path.join(workspace, document), 'utf8');
  return [...text.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, language = '', code = ''], index) => ({
    name: /^\/\/ ([\w.-]+\.tsx?)\b/.exec(code)?.[1] ?? `example-${index + 1}.${language}`,
    code,
  }));
}

/** The examples that the command for Next builds. */
export const isForNext = ({ code }: Example): boolean => code.includes("from 'next/");
