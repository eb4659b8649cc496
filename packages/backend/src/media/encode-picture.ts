import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createMutex } from '../database/mutex.ts';
import type { DrawnPicture } from './draw-picture.ts';

/**
 * `too-slow` took more than 20 seconds, and `busy` waited too long for others; `too-large` and `unreadable` are as for
 * `drawPicture`.
 */
export type EncodeResult = DrawnPicture | 'too-slow' | 'busy';

const program = new URL('./encode-picture-process.ts', import.meta.url);

const timeoutMs = 20_000;

/** One at a time: a decoded picture takes some 200 MB. */
const alone = createMutex();

/**
 * Encodes the picture in each width, widest first, without any metadata and turned upright. Settles within 40 seconds, for any
 * file and however many others wait.
 */
export function encodePicture(bytes: Uint8Array): Promise<EncodeResult> {
  const askedAt = performance.now();
  return alone(async () => (performance.now() - askedAt > timeoutMs ? 'busy' : drawElsewhere(bytes)));
}

/**
 * Uses a separate process, which can be ended at any moment, unlike a decoder's thread. It has none of the server's secrets,
 * so a file that takes over the decoder finds nothing.
 */
async function drawElsewhere(bytes: Uint8Array): Promise<EncodeResult> {
  const child = fork(program, { serialization: 'advanced', env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  let result: EncodeResult = 'unreadable';
  const endWith = (ended: EncodeResult) => {
    result = ended;
    child.kill('SIGKILL');
  };
  child.on('message', endWith);
  // A process that could not start, or ended at once, reports it by its exit.
  child.send(bytes, () => {});
  const deadline = setTimeout(() => endWith('too-slow'), timeoutMs);
  await once(child, 'exit');
  clearTimeout(deadline);
  return result;
}
