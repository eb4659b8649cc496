import { Hono } from 'hono';
import type { AppEnv } from '../base/app-env.ts';
import { readFileField } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import { encodePicture, mostMegapixels } from './encode-picture.ts';
import type { Pictures } from './pictures.ts';
import { addressOf } from './section-images.ts';

const mostMegabytes = 10;

/** Takes a picture from staff, multipart with one field `file`, and answers the address where it is shown: `{url}`. */
export function uploadRoutes(pictures: Pictures): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (context) => {
    const file = await readFileField(context, 'file', mostMegabytes);
    const encoded = await encodePicture(file);
    if (encoded === 'unreadable') {
      throw new Problem(415, 'This is not a picture that can be shown: use a JPEG, PNG, WebP or AVIF file.');
    }
    if (encoded === 'too-large') {
      throw new Problem(413, `The picture has too many pixels: at most ${mostMegapixels} megapixels are accepted.`);
    }
    return context.json({ url: addressOf(await pictures.store(encoded.files, staffMemberOf(context).email)) });
  });
}
