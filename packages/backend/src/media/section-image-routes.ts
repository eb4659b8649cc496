import type { sectionImagesApi } from '@sponsor/domain';
import { Problem } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { SectionImageStore } from './section-images.ts';

export function sectionImageHandlers(sectionImages: SectionImageStore): Handlers<typeof sectionImagesApi> {
  return {
    async read() {
      const [problem, solution] = await Promise.all([
        sectionImages.history('problem'),
        sectionImages.history('solution'),
      ]);
      return { problem, solution };
    },
    async change({ params: { section }, body, context }) {
      const version = await sectionImages.change(section, body, staffMemberOf(context).email);
      if (version === undefined)
        throw new Problem(400, 'This picture was never uploaded here. Please upload it again.');
      return version;
    },
  };
}
