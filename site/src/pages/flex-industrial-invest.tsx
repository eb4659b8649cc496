import { pipelineMap } from '@sponsor/content/drawing-words';
import { PipelineMap } from '@sponsor/content/drawings';
import { pages } from '@sponsor/content/pages';
import {
  Explainer,
  NextSteps,
  PageHead,
  ProjectResults,
  Reasons,
  Traits,
  UpcomingProjects,
} from '@sponsor/ui/sections';
import { BuiltPicture } from '../parts/built-picture.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import { requireContent } from '../require-content.ts';

const { words, emoji } = requireContent(pages.flexIndustrialInvest, 'flexIndustrialInvest in pages.ts');
const traits = words.traits.traits.map(({ name, ...trait }) => ({ ...trait, emoji: emoji.eachTrait[name] }));

/** The page about flex industrial with emoji instead of drawings. */
export function Component() {
  return (
    <>
      <PageHead
        {...words.head}
        media={<BuiltPicture of={words.picture} sizes="(min-width: 768px) 92vw, 175vw" loading="first" />}
        caption={words.picture.caption}
      />
      <Explainer {...words.explainer} emoji={emoji.explainer} />
      <Traits {...words.traits} traits={traits} emoji={emoji.traits} />
      <ProjectResults {...words.results} emoji={emoji.results} />
      <UpcomingProjects
        {...words.upcoming}
        emoji={emoji.upcoming}
        media={<PipelineMap label={pipelineMap.alternativeText} sites={words.upcoming.sites} />}
        drawing={pipelineMap}
      />
      <Reasons {...words.reasons} emoji={emoji.reasons} />
      <NextSteps {...words.join} emoji={emoji.join} />
      <PageEnd notes={words.notes} funds={['regulation-a']} />
    </>
  );
}
