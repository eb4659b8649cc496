import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Imports every entry as a server does for server components: with the React build without state and effects, and
 * without the modules that say "use client".
 */
registerHooks({
  load(url, context, next) {
    if (!url.includes('@sponsor/ui')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^["']use client["']/.test(source)) return next(url, context);
    const names = /export \{ (.+) \};/.exec(source)[1].split(', ');
    return {
      format: 'module',
      shortCircuit: true,
      source: names
        .map((name) => `export const ${name} = () => { throw new Error('${name} was called.'); };`)
        .join('\n'),
    };
  },
});
await import('./import-all.mjs');
