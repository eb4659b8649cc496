import { once } from 'node:events';
import process from 'node:process';
import { z } from 'zod';
import { drawPicture } from './draw-picture.ts';

// Draws one picture for a server, which ends it. A server that is gone leaves no decoder behind: by `process.exit` it would
// wait for it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const [message] = await once(process, 'message');
process.send?.(await drawPicture(z.instanceof(Uint8Array).parse(message)));
