import { regulationDCalculator } from '@sponsor/content/calculator';
import { offerings } from '@sponsor/content/offerings';
import { regulationDOpportunity } from '@sponsor/content/opportunity';
import { regulationDProcess } from '@sponsor/content/process';
import { regulationD } from '@sponsor/content/regulation-d';
import { regulationDInvest } from '@sponsor/content/regulation-d-invest';
import { regulationDNotes } from '@sponsor/content/regulation-d-notes';
import { OfferingIntro } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { ClosingCall } from '../../parts/closing-call.tsx';
import { FundCalculator } from '../../parts/fund-calculator.tsx';
import { FundLeadership } from '../../parts/fund-leadership.tsx';
import { FundOpportunity } from '../../parts/fund-opportunity.tsx';
import { InvestPanel } from '../../parts/invest-panel.tsx';
import { moneyLinks } from '../../parts/money-links.ts';
import { PageEnd } from '../../parts/page-end.tsx';
import ProcessSteps from '../../parts/process-steps.island.tsx';
import { useRenderContext } from '../../render-context.ts';
import { requireContent } from '../../require-content.ts';
import Pixel from './pixel.island.tsx';
import Press from './press.island.tsx';

const { panel, intro } = requireContent(regulationDInvest, 'regulation-d-invest.ts');
const { closing } = requireContent(regulationD, 'regulation-d.ts');
const noMoney = offerings.regulationD?.noMoney;
const memorandum = closing.secondaryAction;
const opportunity = requireContent(regulationDOpportunity, 'regulationDOpportunity in opportunity.ts');
const calculator = requireContent(regulationDCalculator, 'regulationDCalculator in calculator.ts');
const process = requireContent(regulationDProcess, 'regulationDProcess in process.ts');
const notes = requireContent(regulationDNotes, 'regulation-d-notes.ts');

/** The page to invest in the Regulation D fund, with its terms. */
export function Component() {
  const { trackingPixel } = useRenderContext().site;
  return (
    <>
      <InvestPanel words={panel} fund="regulationD" document={memorandum} />
      {!noMoney && trackingPixel && (
        <Island when="idle">
          <Pixel scriptUrl={trackingPixel.scriptUrl} id={trackingPixel.id} />
        </Island>
      )}
      <OfferingIntro {...intro} money={moneyLinks['regulation-d']} />
      <FundOpportunity words={opportunity} first={8} />
      <FundLeadership />
      {!noMoney && (
        <>
          <Island when="seen">
            <ProcessSteps {...process} />
          </Island>
          <FundCalculator words={calculator} document={{ href: '/ppm' }} />
        </>
      )}
      <Island when="seen">
        <Press />
      </Island>
      <PageEnd notes={notes} funds={['regulation-d']} />
      <ClosingCall {...closing} surface="tint" />
    </>
  );
}
