import { flexAxonometric, flexElevation, flexTraits, pipelineMap } from '@sponsor/content/drawings';
import { flex } from '@sponsor/content/flex';
import { notesHeading } from '@sponsor/content/notes';
import { Footnotes, Section } from '@sponsor/ui';
import { FlexAxonometric, FlexElevation, FlexTrait, PipelineMap } from '@sponsor/ui/drawings';
import {
  Explainer,
  NextSteps,
  PageHead,
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
export default function FlexIndustrialPage() {
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
      <Section space="compact">
        <Footnotes notes={flex.notes} heading={notesHeading} headingLevel={2} />
      </Section>
    </>
  );
}
