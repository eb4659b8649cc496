import fs from 'node:fs';
import process from 'node:process';

// Loaded before a program with `--import`: appends one byte to SYNC_LOG for each flush to disk, and fails the flush number
// FAILING_SYNC as a broken disk would.

const log = process.env['SYNC_LOG'] ?? '';
const failing = Number(process.env['FAILING_SYNC'] ?? 0);
const flush = fs.fdatasyncSync;

fs.fdatasyncSync = (handle) => {
  fs.appendFileSync(log, '.');
  if (fs.statSync(log).size === failing) throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
  flush(handle);
};
