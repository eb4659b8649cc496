import { type IllustratedSection, illustratedSections, sectionImageChangeSchema } from '@sponsor/domain';
import { Hono } from 'hono';
import type { AppEnv } from '../base/app-env.ts';
import { readJson } from '../base/body.ts';
import { Problem } from '../base/problem.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { SectionImageStore } from './section-images.ts';

/** The current and former pictures of the sections, and how staff change them. */
export function sectionImageRoutes(sectionImages: SectionImageStore): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (context) => {
      const [problem, solution] = await Promise.all([
        sectionImages.history('problem'),
        sectionImages.history('solution'),
      ]);
      return context.json({ problem, solution });
    })
    .put('/:section', async (context) => {
      const { email } = staffMemberOf(context);
      const section = sectionOf(context.req.param('section'));
      const change = sectionImageChangeSchema.safeParse(await readJson(context));
      if (!change.success) throw new Problem(400, change.error.issues[0]?.message ?? notAChange);
      const version = await sectionImages.change(section, change.data, email);
      if (version === undefined)
        throw new Problem(400, 'This picture was never uploaded here. Please upload it again.');
      return context.json(version);
    });
}

const notAChange = 'Send the address of the picture, and what it shows.';

function sectionOf(name: string): IllustratedSection {
  const section = illustratedSections.find((known) => known === name);
  if (section === undefined) throw new Problem(404, 'There is no section of this name that shows a picture.');
  return section;
}
