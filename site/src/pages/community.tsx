import { community } from '@sponsor/content/community';
import { notesHeading } from '@sponsor/content/notes';
import { parkviewDining, parkviewExterior, parkviewGarden } from '@sponsor/content/pictures';
import { Footnotes, Section, Stack, Text } from '@sponsor/ui';
import { CommunityFeatures, NextSteps, PageHead } from '@sponsor/ui/sections';
import { island } from '../island.tsx';

const pictures = () => import('../islands/community-pictures.tsx');
const Exterior = island(() => pictures().then((module) => module.ParkviewExterior), 'navigation');
const Garden = island(() => pictures().then((module) => module.ParkviewGarden), 'navigation');
const Dining = island(() => pictures().then((module) => module.ParkviewDining), 'navigation');
const Apartments = island(
  () => import('../islands/community-plans.tsx').then((module) => module.ParkviewApartments),
  'navigation',
);

const { head, features, forInvestors, statement, notes } = community;

export default function CommunityPage() {
  return (
    <>
      <PageHead {...head} media={<Exterior />} caption={parkviewExterior.caption} />
      <Apartments />
      <CommunityFeatures
        heading={features.heading}
        livingSpaces={{ ...features.livingSpaces, media: <Garden />, caption: parkviewGarden.caption }}
        services={{ ...features.services, media: <Dining />, caption: parkviewDining.caption }}
        activities={features.activities}
      />
      <NextSteps {...forInvestors} />
      <Section space="compact">
        <Stack space="x8">
          <Text size="small" tone="muted">
            {statement}
          </Text>
          <Footnotes notes={notes} heading={notesHeading} headingLevel={2} />
        </Stack>
      </Section>
    </>
  );
}
