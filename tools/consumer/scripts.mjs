import { readFileSync } from 'node:fs';

const manifest = new URL('node_modules/@sponsor/ui/package.json', import.meta.url);
const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));

/** The library's entries, without data and stylesheets. */
export const scripts = Object.keys(exports)
  .filter((entry) => exports[entry].default?.endsWith('.js'))
  .map((entry) => `@sponsor/ui${entry.slice(1)}`);
