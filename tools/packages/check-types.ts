import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './consumer.ts';

/** A consumer's compiler takes right props and refuses wrong ones, whether or not it looks into the library's types. */
export async function checkTypes(consumer: string): Promise<void> {
  for (const skipLibCheck of [true, false]) {
    const config = path.join(consumer, `tsconfig.${skipLibCheck}.json`);
    const compilerOptions = {
      skipLibCheck,
      ...(skipLibCheck
        ? { module: 'esnext', moduleResolution: 'bundler' }
        : { module: 'nodenext', moduleResolution: 'nodenext' }),
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: [],
    };
    await writeFile(config, JSON.stringify({ compilerOptions, include: ['types', 'documents'] }));
    run('tsc', ['-p', config], consumer);
  }
}
