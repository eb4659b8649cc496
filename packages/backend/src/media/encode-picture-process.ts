import { once } from 'node:events';
import process from 'node:process';
import { z } from 'zod';
import { drawPicture } from './draw-picture.ts';
import { withoutMetadata } from './without-metadata.ts';

// Encodes one picture for a server, which then ends this process. If the server dies, the decoder must go too, and
// `process.exit` would wait for it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const [message] = await once(process, 'message');
const bytes = z.instanceof(Uint8Array).parse(message);
// In this process too, because a file may consist of a million chunks.
process.send?.(await drawPicture(withoutMetadata(bytes)));
