import { regulationDCalculator } from '@sponsor/content/calculator';
import { emptyLot, storageElevation } from '@sponsor/content/drawing-words';
import { EmptyLot, StorageElevation } from '@sponsor/content/drawings';
import { noteHistory, notesHeading } from '@sponsor/content/notes';
import { offerings } from '@sponsor/content/offerings';
import { regulationDOpportunity } from '@sponsor/content/opportunity';
import { regulationDProcess } from '@sponsor/content/process';
import { regulationD } from '@sponsor/content/regulation-d';
import { regulationDInvest } from '@sponsor/content/regulation-d-invest';
import { regulationDNotes } from '@sponsor/content/regulation-d-notes';
import { telephoneLink } from '@sponsor/domain';
import { EmbedPanel, InvestNow, OfferingIntro, Opportunity, PageNotes } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { FundCalculator } from '../../parts/fund-calculator.tsx';
import { FundLeadership } from '../../parts/fund-leadership.tsx';
import InvestingPlatform from '../../parts/investing-platform.island.tsx';
import { Legends } from '../../parts/legends.tsx';
import { moneyLinks } from '../../parts/money-links.ts';
import PortfolioImages from '../../parts/portfolio-images.island.tsx';
import { portfolioPictures } from '../../parts/portfolio-pictures.tsx';
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
  const { phone, email, investingPlatform: platform, trackingPixel } = useRenderContext().site;
  return (
    <>
      <EmbedPanel
        {...panel}
        notConfigured={{
          ...(noMoney ?? panel.notConfigured),
          media: <EmptyLot label={emptyLot.alternativeText} measured={false} />,
          links: [memorandum, { label: email, href: `mailto:${email}` }, telephoneLink(phone)],
        }}
        notes={[panel.haveReady, panel.beforeYouSign, { ...panel.help, link: telephoneLink(phone) }]}
      >
        {!noMoney && platform?.regulationD && (
          <Island when="idle">
            <InvestingPlatform
              scripts={platform.scripts}
              stylesheet={platform.stylesheet}
              {...platform.regulationD}
              document={memorandum}
            />
          </Island>
        )}
      </EmbedPanel>
      {!noMoney && trackingPixel && (
        <Island when="idle">
          <Pixel scriptUrl={trackingPixel.scriptUrl} id={trackingPixel.id} />
        </Island>
      )}
      <OfferingIntro {...intro} money={moneyLinks['regulation-d']} />
      <Opportunity
        {...opportunity}
        carousel={
          <Island when="seen">
            <PortfolioImages first={8}>{portfolioPictures('(min-width: 768px) 50vw, 92vw')}</PortfolioImages>
          </Island>
        }
      />
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
      <PageNotes notes={notes} heading={notesHeading} history={noteHistory}>
        <Legends of={['regulation-d']} />
      </PageNotes>
      {/* Its building is on the footer's ground. */}
      <InvestNow
        {...closing}
        surface="tint"
        media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
        drawing={storageElevation}
      />
    </>
  );
}
