import type { sectionImagesApi } from '@sponsor/domain';
import { refusal } from '../base/problem.ts';
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
      if (version === undefined) throw refusal(400, 'picture-not-uploaded');
      return version;
    },
  };
}
