import { oneBedroomPlan, studioPlan } from '@sponsor/content/drawing-words';
import { OneBedroomPlan, StudioPlan } from '@sponsor/content/drawings';
import { noteHistory, notesHeading } from '@sponsor/content/notes';
import { pages } from '@sponsor/content/pages';
import { Text } from '@sponsor/ui';
import { CommunityFeatures, CommunityPlans, NextSteps, PageHead, PageNotes } from '@sponsor/ui/sections';
import { BuiltPicture } from '../parts/built-picture.tsx';
import { requireContent } from '../require-content.ts';

const { head, apartments, features, forInvestors, statement, pictures, notes } = requireContent(
  pages.community,
  'community in pages.ts',
).words;
const studio = requireContent(studioPlan, 'the text of studioPlan in drawings.ts');
const oneBedroom = requireContent(oneBedroomPlan, 'the text of oneBedroomPlan in drawings.ts');

/** A building that the sponsor runs: its facts, plans and rooms, and its relation to the funds. */
export function Component() {
  return (
    <>
      <PageHead
        {...head}
        media={<BuiltPicture of={pictures.outside} sizes="(min-width: 768px) 92vw, 175vw" loading="first" />}
        caption={pictures.outside.caption}
      />
      <CommunityPlans
        {...apartments}
        plans={[
          { media: <StudioPlan label={studio.alternativeText} rooms={studio.rooms} />, drawing: studio },
          {
            media: <OneBedroomPlan label={oneBedroom.alternativeText} rooms={oneBedroom.rooms} />,
            drawing: oneBedroom,
          },
        ]}
      />
      <CommunityFeatures
        {...features}
        livingSpaces={{
          ...features.livingSpaces,
          media: <BuiltPicture of={pictures.livingSpaces} sizes="(min-width: 768px) 54vw, 92vw" />,
          caption: pictures.livingSpaces.caption,
        }}
        services={{
          ...features.services,
          media: <BuiltPicture of={pictures.services} sizes="(min-width: 768px) 50vw, 92vw" />,
          caption: pictures.services.caption,
        }}
      />
      <NextSteps {...forInvestors} />
      <PageNotes notes={notes} heading={notesHeading} history={noteHistory}>
        <Text size="small" tone="muted">
          {statement}
        </Text>
      </PageNotes>
    </>
  );
}
