import { once } from 'node:events';
import process from 'node:process';
import { z } from 'zod';
import { drawPicture } from './draw-picture.ts';

// Encodes one picture for a server, which then ends this process. If the server dies, the decoder must go too, and
// `process.exit` would wait for it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const [message] = await once(process, 'message');
process.send?.(await drawPicture(z.instanceof(Uint8Array).parse(message)));
