import fs from 'node:fs';
import process from 'node:process';

// Loaded before a program with `--import`: the disk is full after SPACE bytes.

let space = Number(process.env['SPACE'] ?? 0);
const write = fs.writeSync;

fs.writeSync = (handle: number, data: string | NodeJS.ArrayBufferView, ...place: unknown[]): number => {
  if (typeof data !== 'string' && handle > 2) {
    space -= typeof place[1] === 'number' ? place[1] : data.byteLength;
    if (space < 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  return Reflect.apply(write, fs, [handle, data, ...place]);
};
