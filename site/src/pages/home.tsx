import { seniorElevation } from '@sponsor/content/drawings';
import { home } from '@sponsor/content/home';
import { notesHeading } from '@sponsor/content/notes';
import { Footnotes, Section } from '@sponsor/ui';
import { HomeHero, StatBand } from '@sponsor/ui/sections';
import { island } from '../island.tsx';

const Elevation = island(
  () => import('../islands/home-elevation.tsx').then((module) => module.HomeElevation),
  'navigation',
);

export default function HomePage() {
  return (
    <>
      <HomeHero {...home.hero} media={<Elevation />} drawing={seniorElevation} />
      <StatBand {...home.whoWeAre} />
      <Section space="compact">
        <Footnotes notes={home.notes} heading={notesHeading} headingLevel={2} />
      </Section>
    </>
  );
}
