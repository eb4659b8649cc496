import { type mediaApi, mediaTypes } from '@sponsor/domain';
import type { Handlers } from '../base/serve.ts';
import type { Pictures } from './pictures.ts';

/** The content of a picture's address never changes, so browsers may cache it forever. */
export function mediaHandlers(pictures: Pictures): Handlers<typeof mediaApi> {
  return {
    async read({ params: { hash }, context }) {
      const bytes = await pictures.read(hash);
      if (bytes === undefined) return undefined;
      context.header('Cache-Control', 'public, max-age=31536000, immutable');
      context.header('ETag', `"${hash}"`);
      if (context.req.header('if-none-match') === `"${hash}"`) return context.body(null, 304);
      const headers = { 'Content-Type': mediaTypes.picture, 'Content-Length': String(bytes.byteLength) };
      return context.body(bytes, 200, headers);
    },
  };
}
