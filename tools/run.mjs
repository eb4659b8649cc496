// Runs on the machine's own Node, which may be 20: plain JavaScript, and nothing that is not built in.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** pnpm keeps a copy of the lockfile that it installed. Asking it whether that still holds takes over a second. */
function isInstalled() {
  try {
    return readFileSync('pnpm-lock.yaml').equals(readFileSync('node_modules/.pnpm/lock.yaml'));
  } catch {
    return false;
  }
}

const [program, ...args] =
  process.platform !== 'win32' && isInstalled()
    ? ['node_modules/.bin/node', 'tools/serve.ts']
    : ['npx', '-y', 'pnpm@12.21.0', 'exec', 'node', 'tools/serve.ts'];
const server = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
