import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

// Loaded before a program with `--import`: each flush of a file below DISK copies it below FLUSHED. Unflushed data is missing
// there, as after a power cut on a disk that wrote nothing on its own.

const { DISK = '', FLUSHED = '' } = process.env;

function keep(handle: number): void {
  const file = fs.readlinkSync(`/proc/self/fd/${handle}`);
  if (!file.startsWith(`${DISK}${path.sep}`) || !fs.fstatSync(handle).isFile()) return;
  const copy = path.join(FLUSHED, path.relative(DISK, file));
  fs.mkdirSync(path.dirname(copy), { recursive: true });
  fs.copyFileSync(file, `${copy}.unfinished`);
  // The program may be killed while it copies.
  fs.renameSync(`${copy}.unfinished`, copy);
}

for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
  const flush = fs[name];
  fs[name] = (handle) => {
    flush(handle);
    keep(handle);
  };
}
