import { LotPlan, ProjectElevation } from '@sponsor/content/drawings';
import { pages } from '@sponsor/content/pages';
import { NextSteps, ProjectLedger, TrackRecord, Traits } from '@sponsor/ui/sections';
import { useCircular } from '../circular.ts';
import { PageEnd } from '../parts/page-end.tsx';
import { requireContent } from '../require-content.ts';

const { ledger, totals, walkedAway, next, notes } = requireContent(pages.projects, 'projects in pages.ts').words;
const rows = ledger.projects.map((project) => ({
  ...project,
  media: <ProjectElevation kind={project.kind} state={project.state} />,
}));
const sites = walkedAway.traits.map(({ obstacle, alternativeText, ...site }) => ({
  ...site,
  media: <LotPlan label={alternativeText} obstacle={obstacle} />,
}));

/** Every project of the sponsor, the totals beside the claims about them, and the abandoned ones. */
export function Component() {
  const circular = useCircular();
  return (
    <>
      <ProjectLedger {...ledger} projects={rows} />
      <TrackRecord {...totals} />
      <Traits heading={walkedAway.heading} traits={sites} />
      <NextSteps
        heading={next.heading}
        text={next.text}
        actions={[{ label: next.documentLabel, ...circular }, ...next.actions]}
      />
      <PageEnd notes={notes} funds={['regulation-a', 'regulation-d']} />
    </>
  );
}
