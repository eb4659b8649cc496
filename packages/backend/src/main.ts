import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { stopSignal } from './server/stop-signal.ts';

// Most of a start is loading code, so compiled code is cached for the next one. The embedded database's thread finds the
// folder by this variable.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../node_modules/.cache/node');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

const stopping = stopSignal();
const { start } = await import('./start.ts');
await start(process.env, { stopping });
