import { invest } from '@sponsor/content/invest';
import { regulationAOpportunity } from '@sponsor/content/opportunity';
import { LandingHero, Opportunity } from '@sponsor/ui/sections';
import { island } from '../island.tsx';
import { useRenderInput } from '../render-context.ts';

const SignUp = island(() => import('../islands/sign-up.tsx').then((module) => module.SignUp), 'idle');
const OverviewVideo = island(
  () => import('../islands/overview-video.tsx').then((module) => module.OverviewVideo),
  'idle',
);
const FigureNotes = island(
  () => import('../islands/invest-notes.tsx').then((module) => module.FigureNotes),
  'navigation',
);
const Notes = island(() => import('../islands/invest-notes.tsx').then((module) => module.InvestNotes), 'navigation');
const ProblemSolution = island(
  () => import('../islands/problem-solution.tsx').then((module) => module.FundProblemSolution),
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
const Process = island(() => import('../islands/process.tsx').then((module) => module.RegulationAProcess), 'idle');
const Calculator = island(
  () => import('../islands/calculator.tsx').then((module) => module.RegulationACalculator),
  'idle',
);
const Leadership = island(
  () => import('../islands/leadership.tsx').then((module) => module.FundLeadership),
  'navigation',
);
const WhyInvest = island(() => import('../islands/why-invest.tsx').then((module) => module.FundWhyInvest), 'idle');
const WebinarCall = island(
  () => import('../islands/webinar-call.tsx').then((module) => module.FundWebinarCall),
  'navigation',
);

export default function InvestPage() {
  const { offeringCircularUrl } = useRenderInput().site;
  const { hero } = invest;
  return (
    <>
      <LandingHero
        {...hero}
        form={<SignUp />}
        media={<OverviewVideo />}
        offeringCircular={{ label: hero.offeringCircularLabel, href: offeringCircularUrl }}
        notes={<FigureNotes />}
      />
      <ProblemSolution />
      <WhyInvest />
      <Opportunity {...regulationAOpportunity} carousel={<PortfolioImages />} />
      <Pipeline />
      <Process />
      <Calculator />
      <Leadership />
      <WebinarCall />
      <Notes />
    </>
  );
}
