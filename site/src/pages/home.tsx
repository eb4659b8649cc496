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
const Opportunities = island(
  () => import('../islands/home-opportunities.tsx').then((module) => module.HomeOpportunities),
  'navigation',
);
const Portfolio = island(() => import('../islands/home-portfolio.tsx').then((module) => module.HomePortfolio), 'idle');
const InvestNow = island(
  () => import('../islands/home-invest-now.tsx').then((module) => module.HomeInvestNow),
  'navigation',
);

export default function HomePage() {
  return (
    <>
      <HomeHero {...home.hero} media={<Elevation />} drawing={seniorElevation} />
      <StatBand {...home.whoWeAre} />
      <Opportunities />
      <Portfolio />
      <Section space="compact">
        <Footnotes notes={home.notes} heading={notesHeading} headingLevel={2} />
      </Section>
      <InvestNow />
    </>
  );
}
