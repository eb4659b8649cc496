import { chooser } from '@sponsor/content/chooser';
import { sitePlan } from '@sponsor/content/drawings';
import { notesHeading } from '@sponsor/content/notes';
import { Footnotes, Section } from '@sponsor/ui';
import { SitePlan } from '@sponsor/ui/drawings';
import { FundCards, NeedHelp } from '@sponsor/ui/sections';
import { useRenderInput } from '../render-context.ts';

const { circular, ...fundCards } = chooser.fundCards;
const [open, accredited] = fundCards.funds;

export default function InvestmentSelectionPage() {
  const { offeringCircularUrl, phone } = useRenderInput().site;
  return (
    <>
      <FundCards
        {...fundCards}
        media={<SitePlan label={sitePlan.alternativeText} doors={sitePlan.doors} />}
        funds={[{ ...open, document: { label: circular, href: offeringCircularUrl, external: true } }, accredited]}
      />
      <NeedHelp {...chooser.needHelp} phone={{ label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }} />
      <Section space="compact">
        <Footnotes notes={chooser.notes} heading={notesHeading} headingLevel={2} />
      </Section>
    </>
  );
}
