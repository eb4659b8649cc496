import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS } from './durable-node-fs.ts';

// The optimizing compiler briefly takes 500 MB, and its faster code gains nothing while queries wait for the disk.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** Opens PostgreSQL on this thread over the files in a folder, which it creates if there are none. */
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
      // Remove old log segments rather than recycle them: erased data would stay in them.
      '-c',
      'wal_recycle=off',
      // An eighth of PostgreSQL's default. The system caches the files, so nothing is slower.
      '-c',
      'shared_buffers=16MB',
    ],
  });
}
