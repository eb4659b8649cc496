import process from 'node:process';

// An older Node cannot read TypeScript, and would fail with an unrelated stack trace.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`The server needs Node 24 or newer; this is ${process.version}.\n`);
  process.exitCode = 1;
} else await import('./packages/backend/src/main.ts');
