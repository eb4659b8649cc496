import { sitePlan } from '@sponsor/content/drawing-words';
import { SitePlan } from '@sponsor/content/drawings';
import { pages } from '@sponsor/content/pages';
import { telephoneLink } from '@sponsor/domain';
import { FundCards, NeedHelp } from '@sponsor/ui/sections';
import { useCircular } from '../circular.ts';
import { PageEnd } from '../parts/page-end.tsx';
import { useRenderContext } from '../render-context.ts';
import { requireContent } from '../require-content.ts';

const { fundCards: cards, needHelp, notes } = requireContent(pages.chooser, 'chooser in pages.ts').words;
const plan = requireContent(sitePlan, 'the text of sitePlan in drawings.ts');
const { circular, ...fundCards } = cards;
const [open, accredited] = fundCards.funds;

/** The terms of both funds side by side. */
export function Component() {
  const { phone } = useRenderContext().site;
  const document = { label: circular, ...useCircular() };
  return (
    <>
      <FundCards
        {...fundCards}
        media={<SitePlan label={plan.alternativeText} doors={plan.doors} />}
        funds={[{ ...open, document }, accredited]}
      />
      <NeedHelp {...needHelp} phone={telephoneLink(phone)} />
      <PageEnd notes={notes} funds={['regulation-a', 'regulation-d']} />
    </>
  );
}
