import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isForNext, readExamples } from './check-documents.ts';
import { makeConsumer, run } from './consumer.ts';

/**
 * Installs the Next example with npm and the library from its tarball, builds it, starts it and reads its page. It is a
 * separate command because Next takes hundreds of megabytes.
 */
const port = process.env['PORT'] ?? '4480';
const consumer = await makeConsumer();
const example = path.join(consumer, 'examples/next');
await rm(path.join(consumer, 'node_modules'), { recursive: true });

const manifest = path.join(example, 'package.json');
const { dependencies, ...rest } = JSON.parse(await readFile(manifest, 'utf8'));
const tarballs = Object.fromEntries(['domain', 'ui'].map((name) => [`@sponsor/${name}`, `file:../../${name}.tgz`]));
await writeFile(manifest, JSON.stringify({ ...rest, dependencies: { ...dependencies, ...tarballs } }));
// The README's code for Next replaces the example's own.
for (const { name, code } of (await readExamples('packages/ui/README.md')).filter(isForNext)) {
  await writeFile(path.join(example, 'app', name), code);
}
run('npm', ['install', '--no-audit', '--no-fund'], example);
run('npm', ['run', 'build'], example);

const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', port], {
  cwd: example,
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  for await (const line of server.stdout) if (/Ready/.test(String(line))) break;
  const page = await fetch(`http://127.0.0.1:${port}/`);
  const html = await page.text();
  for (const expected of ['data-theme="harbor"', '<h1', 'type="email"', 'rel="stylesheet"']) {
    if (!html.includes(expected)) throw new Error(`The page that Next serves lacks ${expected}:\n${html}`);
  }
  process.stdout.write(`Next built and served the example: ${page.status}, ${html.length} B of HTML.\n`);
} finally {
  server.kill();
}
await rm(consumer, { recursive: true });
