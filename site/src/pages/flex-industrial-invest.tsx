import { pipelineMap } from '@sponsor/content/drawings';
import { flex, flexEmoji } from '@sponsor/content/flex';
import { notesHeading } from '@sponsor/content/notes';
import { flexLowSun } from '@sponsor/content/pictures';
import { Footnotes, Picture, Section } from '@sponsor/ui';
import { PipelineMap } from '@sponsor/ui/drawings';
import {
  Explainer,
  NextSteps,
  PageHead,
  ProjectResults,
  Reasons,
  Traits,
  UpcomingProjects,
} from '@sponsor/ui/sections';
import { asBuilt } from '../pictures.ts';

const { caption, ...picture } = asBuilt(
  flexLowSun,
  import.meta.glob('../../../packages/content/pictures/flex-low-sun-*.{avif,webp}', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);
const traits = flex.traits.traits.map(({ name, ...trait }) => ({ ...trait, emoji: flexEmoji.eachTrait[name] }));

/** The same words as flex industrial in drawings, with emoji in their place. */
export default function FlexIndustrialInvestPage() {
  return (
    <>
      <PageHead
        {...flex.head}
        media={<Picture {...picture} sizes="(min-width: 768px) 92vw, 175vw" loading="first" />}
        caption={caption}
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
      <Section space="compact">
        <Footnotes notes={flex.notes} heading={notesHeading} headingLevel={2} />
      </Section>
    </>
  );
}
