import { Hono } from 'hono';
import type { AppEnv } from '../base/app-env.ts';
import { mediaTypes } from '../base/media-types.ts';
import { Problem } from '../base/problem.ts';
import type { Pictures } from './pictures.ts';

const hashPattern = /^[0-9a-f]{64}$/;

/** Uploaded pictures, public. The content of an address never changes, so browsers may cache it forever. */
export function mediaRoutes(pictures: Pictures): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/:hash', async (context) => {
    const hash = context.req.param('hash');
    const bytes = hashPattern.test(hash) ? await pictures.read(hash) : undefined;
    if (bytes === undefined) throw new Problem(404, 'There is no such picture.');
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('ETag', `"${hash}"`);
    if (context.req.header('if-none-match') === `"${hash}"`) return context.body(null, 304);
    return context.body(bytes, 200, { 'Content-Type': mediaTypes.picture, 'Content-Length': String(bytes.byteLength) });
  });
}
