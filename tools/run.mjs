// Runs on the machine's own Node, which may be 20: plain JavaScript, and only built-in modules.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const least = 24;
const windows = process.platform === 'win32';

/** pnpm keeps a copy of the lockfile that it installed. Asking pnpm whether it is current takes over a second. */
function isInstalled() {
  try {
    return readFileSync('pnpm-lock.yaml').equals(readFileSync('node_modules/.pnpm/lock.yaml'));
  } catch {
    return false;
  }
}

/** Returns whether the lockfile has a Node for this system. Those for Linux are built for glibc, which Alpine lacks. */
function isCarried() {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isOther = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return !isOther && `node-${windows ? 'win' : process.platform}-${process.arch}` in optionalDependencies;
}

if (!isCarried() && Number.parseInt(process.versions.node, 10) < least) {
  process.stderr.write(
    `Node ${least} or newer is required; this is ${process.version}. The bundled Node does not support this system (${process.platform}, ${process.arch}): install Node yourself.\n`,
  );
  process.exit(1);
}
const [program, ...args] = process.argv.slice(2);
const [command, ...first] =
  !windows && isInstalled() ? [program] : [process.execPath, 'tools/pnpm.mjs', 'exec', program];
const child = spawn(command, [...first, ...args], {
  stdio: 'inherit',
  // If no Node is carried, this is the one running now.
  env: {
    ...process.env,
    PATH: [path.resolve('node_modules/.bin'), path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
