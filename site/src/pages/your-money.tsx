import { FlowStation, WayOutPlan } from '@sponsor/content/drawings';
import { noteHistory, notesHeading } from '@sponsor/content/notes';
import { pages } from '@sponsor/content/pages';
import type { FundKind } from '@sponsor/domain';
import {
  FeeSchedule,
  FlowOfFunds,
  InvestorQuestions,
  NextSteps,
  PageHead,
  PageNotes,
  Stages,
} from '@sponsor/ui/sections';
import { useOfferingDocument } from '../circular.ts';
import { Legends } from '../parts/legends.tsx';
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
      <PageNotes notes={money.notes} heading={notesHeading} history={noteHistory}>
        <Legends of={[fund]} />
      </PageNotes>
    </>
  );
}
