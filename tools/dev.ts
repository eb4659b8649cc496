import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import process from 'node:process';

/**
 * Runs Storybook and the server, which renders the site from its sources and restarts when its own sources change.
 * Ctrl-C ends both.
 */
const port = Number(process.env['PORT'] || 4000);
const storybookPort = String(port + 20);
const watched = [
  'packages/backend/src',
  'packages/domain/src',
  realpathSync('site/node_modules/@sponsor/content/src/words/sponsor.ts'),
  'site/dev.ts',
  'site/dev-assets.ts',
  'site/dev-plugins.ts',
  'site/sponsor-files.ts',
  'site/component-sources.ts',
];

process.stdout.write(`Site       http://${process.env['HOST'] || '127.0.0.1'}:${port}\n`);
process.stdout.write(`Storybook  http://localhost:${storybookPort}\n`);

const watching = [...watched.map((place) => `--watch-path=${place}`), '--watch-preserve-output'];
const children = [
  spawn('node', [...watching, 'tools/dev-server.ts'], { stdio: 'inherit' }),
  spawn('storybook', ['dev', '--port', storybookPort, '--exact-port', '--no-open', '--quiet'], { stdio: 'inherit' }),
];
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function stop(): void {
  for (const child of children) child.kill();
}
