import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS } from './durable-node-fs.ts';

// The optimizing compiler takes 500 MB for a moment, and what its code gains is lost in waiting for the disk.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** Opens PostgreSQL on this thread over the files in a folder, which it makes where there are none. */
export function openPGlite(directory: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(directory),
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'timezone=UTC',
      // An old segment of the log is removed, not kept under a new name: what was erased would stay in it.
      '-c',
      'wal_recycle=off',
      // An eighth of what PostgreSQL takes by itself. The files behind it are in the system's cache, so nothing is slower.
      '-c',
      'shared_buffers=16MB',
    ],
  });
}
