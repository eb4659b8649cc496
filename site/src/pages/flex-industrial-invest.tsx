import { pipelineMap } from '@sponsor/content/drawings';
import { flex, flexEmoji } from '@sponsor/content/flex';
import { notesHeading } from '@sponsor/content/notes';
import { flexLowSun } from '@sponsor/content/pictures';
import { PipelineMap } from '@sponsor/drawings';
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
import { BuiltPicture } from '../parts/built-picture.tsx';

const traits = flex.traits.traits.map(({ name, ...trait }) => ({ ...trait, emoji: flexEmoji.eachTrait[name] }));

/** The same words as flex industrial in drawings, with emoji in their place. */
export function Component() {
  return (
    <>
      <PageHead
        {...flex.head}
        media={<BuiltPicture of={flexLowSun} sizes="(min-width: 768px) 92vw, 175vw" loading="first" />}
        caption={flexLowSun.caption}
      />
      <Explainer {...flex.explainer} emoji={flexEmoji.explainer} />
      <Traits {...flex.traits} traits={traits} emoji={flexEmoji.traits} />
      <ProjectResults {...flex.results} emoji={flexEmoji.results} />
      <UpcomingProjects
        {...flex.upcoming}
        emoji={flexEmoji.upcoming}
        media={<PipelineMap label={pipelineMap.alternativeText} sites={flex.upcoming.sites} />}
        drawing={pipelineMap}
      />
      <Reasons {...flex.reasons} emoji={flexEmoji.reasons} />
      <NextSteps {...flex.join} emoji={flexEmoji.join} />
      <PageNotes notes={flex.notes} heading={notesHeading} />
    </>
  );
}
