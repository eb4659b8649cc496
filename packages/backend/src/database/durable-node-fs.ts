import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitResult = Awaited<ReturnType<NodeFS['init']>>;

/** PGlite's own file system omits fsync: a commit would survive the process but not a power cut. */
export class DurableNodeFS extends NodeFS {
  override async init(...input: Parameters<NodeFS['init']>): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(...input);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: object }) => Object.assign(Reflect.get(module.NODEFS, 'stream_ops'), { fsync: syncOrDie }),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function syncOrDie(stream: { nfd: number }): number {
  try {
    fs.fdatasyncSync(stream.nfd);
    return 0;
  } catch (error) {
    // After a failed fsync the kernel may have dropped the pages, so a retry would succeed without having written them. Only
    // recovery from the write-ahead log at the next start shows what is on disk.
    fs.writeSync(2, `The database could not be written to disk, so the server stops now: ${String(error)}\n`);
    for (;;) process.kill(process.pid, 'SIGKILL');
  }
}
