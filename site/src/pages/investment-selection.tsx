import { chooser } from '@sponsor/content/chooser';
import { sitePlan } from '@sponsor/content/drawings';
import { notesHeading } from '@sponsor/content/notes';
import { telephoneLink } from '@sponsor/domain';
import { SitePlan } from '@sponsor/drawings';
import { FundCards, NeedHelp, PageNotes } from '@sponsor/ui/sections';
import { useRenderContext } from '../render-context.ts';

const { circular, ...fundCards } = chooser.fundCards;
const [open, accredited] = fundCards.funds;

/** The terms of both funds side by side. */
export function Component() {
  const { offeringCircularUrl, phone } = useRenderContext().site;
  return (
    <>
      <FundCards
        {...fundCards}
        media={<SitePlan label={sitePlan.alternativeText} doors={sitePlan.doors} />}
        funds={[{ ...open, document: { label: circular, href: offeringCircularUrl, external: true } }, accredited]}
      />
      <NeedHelp {...chooser.needHelp} phone={telephoneLink(phone)} />
      <PageNotes notes={chooser.notes} heading={notesHeading} />
    </>
  );
}
