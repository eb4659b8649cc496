import { uploadLimits, type uploadsApi } from '@sponsor/domain';
import type { AppContext } from '../base/app-env.ts';
import { readFileField } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { comeBack, requireWaited } from '../base/rate-limit.ts';
import type { Handlers } from '../base/serve.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import { encodePicture } from './encode-picture.ts';
import { maxMegapixels } from './max-megapixels.ts';
import type { Pictures } from './pictures.ts';
import { addressOf } from './section-images.ts';

/** Pictures are encoded one after another, and each waits in memory. */
const maxConcurrent = 4;
const retrySeconds = 20;
const othersFirst = 'Other pictures are being prepared.';

export function uploadHandlers(pictures: Pictures): Handlers<typeof uploadsApi> {
  let inProgress = 0;

  async function keep(context: AppContext): Promise<string> {
    const encoded = await encodePicture(await readFileField(context, 'file', uploadLimits.megabytes));
    if (encoded === 'busy') throw comeBack(retrySeconds, othersFirst);
    if (encoded === 'unreadable') {
      throw new Problem(415, 'This is not a picture that can be shown: use a JPEG, PNG, WebP or AVIF file.');
    }
    if (encoded === 'too-slow') {
      throw new Problem(415, 'This picture takes too long to draw: save it anew as a JPEG, and try again.');
    }
    if (encoded === 'too-large') {
      throw new Problem(413, `The picture has too many pixels: at most ${maxMegapixels} megapixels are accepted.`);
    }
    return pictures.store(encoded.files, staffMemberOf(context).email);
  }

  return {
    async upload({ context }) {
      requireWaited(inProgress < maxConcurrent ? 0 : retrySeconds, othersFirst);
      inProgress += 1;
      try {
        return { url: addressOf(await keep(context)) };
      } finally {
        inProgress -= 1;
      }
    },
  };
}
