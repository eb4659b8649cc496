import { uploadLimits, type uploadsApi } from '@sponsor/domain';
import type { AppContext } from '../base/app-env.ts';
import { readFileField } from '../base/body.ts';
import { refusal, retryLater } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import { encodePicture } from './encode-picture.ts';
import { maxMegapixels } from './max-megapixels.ts';
import type { Pictures } from './pictures.ts';
import { addressOf } from './section-images.ts';

/** Pictures are encoded one after another, and each waits in memory. */
const maxConcurrent = 4;
const busy = () => retryLater('pictures-in-progress', 20);

export function uploadHandlers(pictures: Pictures): Handlers<typeof uploadsApi> {
  let inProgress = 0;

  async function keep(context: AppContext): Promise<string> {
    const encoded = await encodePicture(await readFileField(context, 'file', uploadLimits.megabytes));
    switch (encoded) {
      case 'busy':
        throw busy();
      case 'unreadable':
        throw refusal(415, 'invalid-picture');
      case 'too-slow':
        throw refusal(415, 'slow-picture');
      case 'too-large':
        throw refusal(413, 'too-many-pixels', { value: String(maxMegapixels) });
      default:
        return pictures.store(encoded.files, staffMemberOf(context).email);
    }
  }

  return {
    async upload({ context }) {
      if (inProgress >= maxConcurrent) throw busy();
      inProgress += 1;
      try {
        return { url: addressOf(await keep(context)) };
      } finally {
        inProgress -= 1;
      }
    },
  };
}
