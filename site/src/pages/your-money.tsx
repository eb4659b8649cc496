import { FlowStation, WayOutPlan } from '@sponsor/content/drawings';
import { pages } from '@sponsor/content/pages';
import type { FundKind } from '@sponsor/domain';
import { FeeSchedule, FlowOfFunds, InvestorQuestions, NextSteps, PageHead, Stages } from '@sponsor/ui/sections';
import { useOfferingDocument } from '../circular.ts';
import { PageEnd } from '../parts/page-end.tsx';
import { requireContent } from '../require-content.ts';

const rows = { 'regulation-a': pages.yourMoney, 'regulation-d': pages.regulationD?.yourMoney };

/** The path of an investor's money through a fund, with the questions that the sponsor still has to answer. */
export function Component({ fund }: { fund: FundKind }) {
  const { words: money } = requireContent(rows[fund], 'yourMoney in pages.ts');
  const { flow, fees, out, afterwards, next, pageLabel } = money;
  const stations = flow.stations.map(({ place, alternativeText, ...station }) => ({
    ...station,
    media: <FlowStation place={place} label={alternativeText} words={flow.labels} />,
  }));
  const wayOut = <WayOutPlan {...out.drawing} label={out.drawing.alternativeText} />;
  const document = { label: next.documentLabel, ...useOfferingDocument(fund) };
  return (
    <>
      <PageHead {...money.head} />
      <FlowOfFunds heading={flow.heading} drawing={flow.drawing} stations={stations} />
      <InvestorQuestions {...money.in} id="in" pageLabel={pageLabel} />
      <InvestorQuestions {...money.while} id="while" pageLabel={pageLabel} />
      <FeeSchedule {...fees} />
      <Stages {...out} id="out" media={wayOut} />
      <Stages {...afterwards} id="after-you-sign-up" />
      <NextSteps heading={next.heading} text={next.text} actions={[document, ...next.actions]} />
      <PageEnd notes={money.notes} funds={[fund]} />
    </>
  );
}
