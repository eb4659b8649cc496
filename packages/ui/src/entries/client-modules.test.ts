import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const notShipped =
  /\.(test|stories|fixtures|docs|css)\.tsx?$|^(foundations|entries|guides)\/|^internal\/(serve|slow-import)/;

/**
 * The exports of `react` that server components have too, without `use`: here it reads contexts, which exist only in
 * browsers.
 */
const onServers = new Set([
  'Fragment',
  'StrictMode',
  'Suspense',
  'createElement',
  'memo',
  'useCallback',
  'useId',
  'useMemo',
]);
const behaviourPackages = /^(@radix-ui\/|@hookform\/|embla-carousel|react-hook-form|react-dom)/;
/**
 * A handler, another function or a ref that the module creates and gives to an element. One received as a prop may be
 * passed on.
 */
const ownFunction = /\s\w+=\{(?:async )?(?:\([^()]*\)|\w+) =>|\son[A-Z]\w*=\{(?!on[A-Z]\w*\})|\sref=\{(?!ref\})/;

function needsBrowser(code: string): boolean {
  const imports = code.matchAll(/^import (?!type)(?:(\w+),? ?)?(?:\{([^}]*)\} )?(?:\* as \w+ )?from '([^']+)'/gm);
  const behaves = [...imports].some(([, , names = '', from = '']) =>
    from === 'react'
      ? names
          .split(',')
          .map((name) => name.trim())
          .some((name) => name !== '' && !name.startsWith('type ') && !onServers.has(name))
      : behaviourPackages.test(from),
  );
  const hooks = code.matchAll(/\b(use[A-Z]\w*)\(/g);
  return behaves || ownFunction.test(code) || [...hooks].some(([, hook = '']) => !onServers.has(hook));
}

describe('modules of the library', () => {
  it('say "use client" where they need a browser, and nowhere else', async () => {
    const wrong: string[] = [];
    for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) {
      if (notShipped.test(file)) continue;
      const code = await readFile(path.join(source, file), 'utf8');
      const says = code.startsWith("'use client';\n");
      if (says !== needsBrowser(code)) wrong.push(`${file} ${says ? 'need not' : 'must'} say it`);
    }
    expect(wrong).toEqual([]);
  });
});
