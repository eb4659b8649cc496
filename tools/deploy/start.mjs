import process from 'node:process';

// An older Node does not read TypeScript, and would end with a stack that says nothing of it.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`The server needs Node 24 or newer, and this is ${process.version}.\n`);
  process.exitCode = 1;
} else await import('./packages/backend/src/main.ts');
