import { flexAxonometric, flexElevation, flexTraits, pipelineMap } from '@sponsor/content/drawing-words';
import { FlexAxonometric, FlexElevation, FlexTrait, PipelineMap } from '@sponsor/content/drawings';
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
import { PageEnd } from '../parts/page-end.tsx';
import { requireContent } from '../require-content.ts';

const elevation = requireContent(flexElevation, 'the text of flexElevation in drawings.ts');
const traitTexts = requireContent(flexTraits, 'the texts of flexTraits in drawings.ts');
const { words } = requireContent(pages.flexIndustrial, 'flexIndustrial in pages.ts');
const traits = words.traits.traits.map(({ name, ...trait }) => ({
  ...trait,
  media: <FlexTrait label={traitTexts[name].alternativeText} trait={name} />,
}));

/** The page about flex industrial with drawings. */
export function Component() {
  return (
    <>
      <PageHead {...words.head} media={<FlexElevation label={elevation.alternativeText} />} drawing={elevation} />
      <Explainer
        {...words.explainer}
        figure={{ media: <FlexAxonometric label={flexAxonometric.alternativeText} />, drawing: flexAxonometric }}
      />
      <Traits {...words.traits} traits={traits} />
      <ProjectResults {...words.results} />
      <UpcomingProjects
        {...words.upcoming}
        media={<PipelineMap label={pipelineMap.alternativeText} sites={words.upcoming.sites} />}
        drawing={pipelineMap}
      />
      <Reasons {...words.reasons} />
      <NextSteps {...words.join} />
      <PageEnd notes={words.notes} funds={['regulation-a']} />
    </>
  );
}
