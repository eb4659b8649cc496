import { community } from '@sponsor/content/community';
import { oneBedroomPlan, studioPlan } from '@sponsor/content/drawings';
import { notesHeading } from '@sponsor/content/notes';
import { parkviewDining, parkviewExterior, parkviewGarden } from '@sponsor/content/pictures';
import { OneBedroomPlan, StudioPlan } from '@sponsor/drawings';
import { Text } from '@sponsor/ui';
import { CommunityFeatures, CommunityPlans, NextSteps, PageHead, PageNotes } from '@sponsor/ui/sections';
import { BuiltPicture } from '../parts/built-picture.tsx';

const { head, apartments, features, forInvestors, statement, notes } = community;

/** Parkview Residences: its facts and plans, its rooms, and what it says about the funds. */
export function Component() {
  return (
    <>
      <PageHead
        {...head}
        media={<BuiltPicture of={parkviewExterior} sizes="(min-width: 768px) 92vw, 175vw" loading="first" />}
        caption={parkviewExterior.caption}
      />
      <CommunityPlans
        {...apartments}
        plans={[
          { media: <StudioPlan label={studioPlan.alternativeText} rooms={studioPlan.rooms} />, drawing: studioPlan },
          {
            media: <OneBedroomPlan label={oneBedroomPlan.alternativeText} rooms={oneBedroomPlan.rooms} />,
            drawing: oneBedroomPlan,
          },
        ]}
      />
      <CommunityFeatures
        heading={features.heading}
        livingSpaces={{
          ...features.livingSpaces,
          media: <BuiltPicture of={parkviewGarden} sizes="(min-width: 768px) 54vw, 92vw" />,
          caption: parkviewGarden.caption,
        }}
        services={{
          ...features.services,
          media: <BuiltPicture of={parkviewDining} sizes="(min-width: 768px) 50vw, 92vw" />,
          caption: parkviewDining.caption,
        }}
        activities={features.activities}
      />
      <NextSteps {...forInvestors} />
      <PageNotes notes={notes} heading={notesHeading}>
        <Text size="small" tone="muted">
          {statement}
        </Text>
      </PageNotes>
    </>
  );
}
