import { flexAxonometric, flexElevation, flexTraits, pipelineMap } from '@sponsor/content/drawings';
import { flex } from '@sponsor/content/flex';
import { notesHeading } from '@sponsor/content/notes';
import { FlexAxonometric, FlexElevation, FlexTrait, PipelineMap } from '@sponsor/drawings';
import {
  Explainer,
  NextSteps,
  PageHead,
  PageNotes,
  ProjectResults,
  Reasons,
  Traits,
  UpcomingProjects,
} from '@sponsor/ui/sections';

const traits = flex.traits.traits.map(({ name, ...trait }) => ({
  ...trait,
  media: <FlexTrait label={flexTraits[name].alternativeText} trait={name} />,
}));

/** Flex industrial in drawings. */
export function Component() {
  return (
    <>
      <PageHead
        {...flex.head}
        media={<FlexElevation label={flexElevation.alternativeText} />}
        drawing={flexElevation}
      />
      <Explainer
        {...flex.explainer}
        figure={{ media: <FlexAxonometric label={flexAxonometric.alternativeText} />, drawing: flexAxonometric }}
      />
      <Traits {...flex.traits} traits={traits} />
      <ProjectResults {...flex.results} />
      <UpcomingProjects
        {...flex.upcoming}
        media={<PipelineMap label={pipelineMap.alternativeText} sites={flex.upcoming.sites} />}
        drawing={pipelineMap}
      />
      <Reasons {...flex.reasons} />
      <NextSteps {...flex.join} />
      <PageNotes notes={flex.notes} heading={notesHeading} />
    </>
  );
}
