import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { scripts } from './scripts.mjs';

/**
 * Imports every entry as a server of components does: with the React that knows no state and no effects, and with the
 * modules that say "use client" left to the browser.
 */
const left = [];
registerHooks({
  load(url, context, next) {
    if (!url.includes('@sponsor/ui')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!/^["']use client["']/.test(source)) return next(url, context);
    left.push(url);
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
for (const entry of scripts) await import(entry);
process.stdout.write(String(left.length));
