import { regulationDOpportunity } from '@sponsor/content/opportunity';
import { Opportunity } from '@sponsor/ui/sections';
import { island } from '../island.tsx';

const Intro = island(
  () => import('../islands/offering-intro.tsx').then((module) => module.RegulationDIntro),
  'navigation',
);
const PortfolioImages = island(
  () => import('../islands/portfolio-images.tsx').then((module) => module.PortfolioImages),
  'idle',
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
const Press = island(() => import('../islands/press.tsx').then((module) => module.FeaturedIn), 'idle');
const Notes = island(
  () => import('../islands/regulation-d-notes.tsx').then((module) => module.RegulationDNotes),
  'navigation',
);
const Closing = island(
  () => import('../islands/offering-closing.tsx').then((module) => module.RegulationDClosing),
  'navigation',
);

export default function RegulationDInvestPage() {
  return (
    <>
      <Intro />
      <Opportunity {...regulationDOpportunity} carousel={<PortfolioImages />} />
      <Leadership />
      <Process />
      <Calculator />
      <Press />
      <Notes />
      <Closing />
    </>
  );
}
