import { regulationDCalculator } from '@sponsor/content/calculator';
import { communityImpact } from '@sponsor/content/community-impact';
import { apartmentsElevation, pipelineMap } from '@sponsor/content/drawing-words';
import { ApartmentsElevation, PipelineMap } from '@sponsor/content/drawings';
import { noteHistory } from '@sponsor/content/notes';
import { offerings } from '@sponsor/content/offerings';
import { regulationDOpportunity, regulationDPipeline } from '@sponsor/content/opportunity';
import { regulationDProcess } from '@sponsor/content/process';
import { regulationD } from '@sponsor/content/regulation-d';
import { regulationDNotes } from '@sponsor/content/regulation-d-notes';
import { regulationDRisks } from '@sponsor/content/risks';
import { Footnotes } from '@sponsor/ui';
import { CommunityImpact, OfferingHero, Pipeline, Risks } from '@sponsor/ui/sections';
import { Island } from '../hydration/island.tsx';
import { BuiltPicture } from '../parts/built-picture.tsx';
import { ClosingCall } from '../parts/closing-call.tsx';
import { FundCalculator } from '../parts/fund-calculator.tsx';
import { FundLeadership } from '../parts/fund-leadership.tsx';
import { FundOpportunity } from '../parts/fund-opportunity.tsx';
import { moneyLinks } from '../parts/money-links.ts';
import { PageEnd } from '../parts/page-end.tsx';
import ProcessSteps from '../parts/process-steps.island.tsx';
import { requireContent } from '../require-content.ts';

const { notes, picture, sourcesHeading, ...impact } = requireContent(communityImpact, 'community-impact.ts');
const { hero, closing } = requireContent(regulationD, 'regulation-d.ts');
const opportunity = requireContent(regulationDOpportunity, 'regulationDOpportunity in opportunity.ts');
const pipeline = requireContent(regulationDPipeline, 'regulationDPipeline in opportunity.ts');
const { linkLabel, ...risks } = requireContent(regulationDRisks, 'regulationDRisks in risks.ts');
const calculator = requireContent(regulationDCalculator, 'regulationDCalculator in calculator.ts');
const process = requireContent(regulationDProcess, 'regulationDProcess in process.ts');
const closed = offerings.regulationD?.closed;
const pageNotes = requireContent(regulationDNotes, 'regulation-d-notes.ts');

/** The Regulation D fund: its terms, buildings, people and possible results. */
export function Component() {
  return (
    <>
      <OfferingHero
        {...hero}
        money={moneyLinks['regulation-d']}
        media={<ApartmentsElevation label={apartmentsElevation.alternativeText} />}
        drawing={apartmentsElevation}
      />
      <FundOpportunity words={opportunity} first={3} />
      <Pipeline
        {...pipeline}
        media={<PipelineMap label={pipelineMap.alternativeText} sites={pipeline.sites} />}
        drawing={pipelineMap}
      />
      <CommunityImpact
        {...impact}
        media={<BuiltPicture of={picture} sizes="(min-width: 768px) 46vw, 92vw" />}
        caption={picture.caption}
        sources={<Footnotes notes={notes} heading={sourcesHeading} headingLevel={3} history={noteHistory} />}
      />
      <Risks {...risks} link={{ label: linkLabel, href: '/ppm' }} />
      <FundLeadership />
      {!closed && (
        <>
          <Island when="seen">
            <ProcessSteps {...process} />
          </Island>
          <FundCalculator words={calculator} document={{ href: '/ppm' }} />
        </>
      )}
      <PageEnd notes={pageNotes} funds={['regulation-d']} />
      <ClosingCall {...closing} surface="tint" />
    </>
  );
}
