import { regulationDOpportunity } from '@sponsor/content/opportunity';
import { Opportunity } from '@sponsor/ui/sections';
import { island } from '../island.tsx';

const Hero = island(
  () => import('../islands/offering-hero.tsx').then((module) => module.RegulationDHero),
  'navigation',
);
const PortfolioImages = island(
  () => import('../islands/portfolio-images.tsx').then((module) => module.PortfolioImages),
  'idle',
);
const Pipeline = island(
  () => import('../islands/pipeline.tsx').then((module) => module.DevelopmentPipeline),
  'navigation',
);
const CommunityImpact = island(
  () => import('../islands/community-impact.tsx').then((module) => module.TownsImpact),
  'navigation',
);
const Leadership = island(
  () => import('../islands/leadership.tsx').then((module) => module.FundLeadership),
  'navigation',
);
const Process = island(() => import('../islands/process.tsx').then((module) => module.RegulationDProcess), 'idle');
const Calculator = island(
  () => import('../islands/calculator.tsx').then((module) => module.RegulationDCalculator),
  'idle',
);
const Notes = island(
  () => import('../islands/regulation-d-notes.tsx').then((module) => module.RegulationDNotes),
  'navigation',
);
const Closing = island(
  () => import('../islands/offering-closing.tsx').then((module) => module.RegulationDClosing),
  'navigation',
);

export default function RegulationDPage() {
  return (
    <>
      <Hero />
      <Opportunity {...regulationDOpportunity} carousel={<PortfolioImages />} />
      <Pipeline />
      <CommunityImpact />
      <Leadership />
      <Process />
      <Calculator />
      <Notes />
      <Closing />
    </>
  );
}
