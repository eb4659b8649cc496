import { seniorElevation } from '@sponsor/content/drawings';
import { homeHero } from '@sponsor/content/home-hero';
import { HomeHero } from '@sponsor/ui/sections';
import { island } from '../island.tsx';

const Elevation = island(
  () => import('../islands/home-elevation.tsx').then((module) => module.HomeElevation),
  'navigation',
);
const Company = island(() => import('../islands/home-company.tsx').then((module) => module.HomeCompany), 'navigation');
const Portfolio = island(() => import('../islands/home-portfolio.tsx').then((module) => module.HomePortfolio), 'idle');
const Closing = island(() => import('../islands/home-closing.tsx').then((module) => module.HomeClosing), 'navigation');

export default function HomePage() {
  return (
    <>
      <HomeHero {...homeHero} media={<Elevation />} drawing={seniorElevation} />
      <Company />
      <Portfolio />
      <Closing />
    </>
  );
}
