import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './consumer.ts';

const bundler = { skipLibCheck: true, module: 'esnext', moduleResolution: 'bundler' };
const node = { skipLibCheck: false, module: 'nodenext', moduleResolution: 'nodenext' };
const oldestReact = {
  react: ['./node_modules/@types/react-oldest/index.d.ts'],
  'react/jsx-runtime': ['./node_modules/@types/react-oldest/jsx-runtime.d.ts'],
};

/**
 * Checks that a consumer's compiler accepts valid props and refuses invalid ones, with and without `skipLibCheck`, and
 * with the oldest React types that the library supports.
 */
export async function checkTypes(consumer: string): Promise<void> {
  for (const [name, options] of Object.entries({ bundler, node, oldestReact: { ...node, paths: oldestReact } })) {
    const config = path.join(consumer, `tsconfig.${name}.json`);
    const compilerOptions = {
      ...options,
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
