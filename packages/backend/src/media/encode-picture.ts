import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createMutex } from '../database/mutex.ts';
import type { DrawnPicture } from './draw-picture.ts';
import { withoutMetadata } from './without-metadata.ts';

/**
 * `too-slow` was not drawn in 20 seconds, and `busy` has waited so long for others; `too-large` and `unreadable` say what
 * they say of a drawn picture.
 */
export type EncodeResult = DrawnPicture | 'too-slow' | 'busy';

const program = new URL('./encode-picture-process.ts', import.meta.url);

const longestMs = 20_000;

/** One at a time: a decoded picture takes some 200 MB. */
const alone = createMutex();

/**
 * Draws the picture anew in each width, widest first. Nothing of the file but its pixels is kept, turned as it is shown. It
 * is answered within 40 seconds, whatever the file and whoever else waits.
 */
export function encodePicture(bytes: Uint8Array): Promise<EncodeResult> {
  const askedAt = performance.now();
  return alone(async () => (performance.now() - askedAt > longestMs ? 'busy' : drawElsewhere(bytes)));
}

/**
 * In a process of its own, which can be ended at any moment, as no thread of a decoder can. It knows none of the server's
 * secrets: a decoder that a file has taken over finds nothing.
 */
async function drawElsewhere(bytes: Uint8Array): Promise<EncodeResult> {
  const child = fork(program, { serialization: 'advanced', env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  let result: EncodeResult = 'unreadable';
  const endWith = (ended: EncodeResult) => {
    result = ended;
    child.kill('SIGKILL');
  };
  child.on('message', endWith);
  // One that could not be started, or ended at once, is heard of by its exit.
  child.send(withoutMetadata(bytes), () => {});
  const deadline = setTimeout(() => endWith('too-slow'), longestMs);
  await once(child, 'exit');
  clearTimeout(deadline);
  return result;
}
