import { apartmentsElevation, pipelineMap, seniorElevation } from '@sponsor/content/drawing-words';
import { ApartmentsElevation, PipelineMap, SeniorElevation, WayOutPlan } from '@sponsor/content/drawings';
import { notes } from '@sponsor/content/notes';
import { offerings } from '@sponsor/content/offerings';
import { pipeline as regulationAPipeline, regulationDPipeline } from '@sponsor/content/opportunity';
import { pages } from '@sponsor/content/pages';
import { leadership } from '@sponsor/content/people';
import { regulationA } from '@sponsor/content/regulation-a';
import { regulationD } from '@sponsor/content/regulation-d';
import { regulationARisks, regulationDRisks } from '@sponsor/content/risks';
import { sponsor } from '@sponsor/content/sponsor';
import type { SampleDocumentWords } from '@sponsor/contract';
import { type FundKind, notesOf } from '@sponsor/domain';
import { Claim, Footnotes, Heading, PointList, Section, Stack, Text } from '@sponsor/ui';
import { MonogramPlate } from '@sponsor/ui/drawings';
import { FeeSchedule, InvestorQuestions, Leadership, Pipeline, Stages, TrackRecord } from '@sponsor/ui/sections';
import type { ReactNode } from 'react';
import { requireContent } from '../src/require-content.ts';
import { Leaf } from './leaf.tsx';
import * as styles from './sample-document.css.ts';

interface SampleDocumentProps {
  fund: FundKind;
  words: SampleDocumentWords;
}

/** The sample offering document: the site's own words about the fund, in the order such documents use. */
export function SampleDocument({ fund, words }: SampleDocumentProps) {
  const { offering, terms, risks, pipeline, money, Elevation, label } = contentOf(fund);
  const { pageLabel } = money;
  const { totals: allTotals } = requireContent(pages.projects, 'projects in pages.ts').words;
  const totals = { ...allTotals, rows: allTotals.rows.filter((row) => row.fund === undefined || row.fund === fund) };
  const people = leadership.people.map(({ person: { plate, ...person }, title }) => ({
    ...person,
    title,
    portrait: <MonogramPlate {...plate} />,
  }));
  const shown = [terms, risks, money, pipeline, leadership, totals];
  const contents = [
    words.termsHeading,
    words.risksHeading,
    pipeline.heading,
    ...[money.in, money.while, money.fees, money.out, money.afterwards].map((part) => part.heading),
    totals.heading,
    leadership.heading,
    words.notesHeading,
  ];
  return (
    <>
      <Leaf>
        <Section space="none" component="div">
          <div className={styles.cover}>
            <Stack space="x6">
              <Text tone="muted">{sponsor.name}</Text>
              <Heading level={1}>{words.title}</Heading>
              <Text size="lede">{words.sampleNotice}</Text>
            </Stack>
            <div className={styles.elevation}>
              <Elevation label={label} />
            </div>
          </div>
        </Section>
      </Leaf>
      <WordsLeaf heading={words.contentsHeading}>
        <ol className={styles.contents}>
          {contents.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        <Stack space="x4">
          {offering.legend.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      </WordsLeaf>
      <WordsLeaf heading={words.termsHeading}>
        {terms.map((claim) => (
          <Text key={claim.id} component="div">
            <Claim claim={claim} />
            {claim.kind === 'target' && ` ${claim.paid} ${claim.risk}`}
          </Text>
        ))}
      </WordsLeaf>
      <WordsLeaf heading={words.risksHeading}>
        <PointList mark="caution" points={risks.points} />
      </WordsLeaf>
      <Leaf>
        <Pipeline
          {...pipeline}
          media={<PipelineMap label={pipelineMap.alternativeText} sites={pipeline.sites} />}
          drawing={pipelineMap}
        />
      </Leaf>
      <Leaf>
        <InvestorQuestions {...money.in} pageLabel={pageLabel} />
      </Leaf>
      <Leaf>
        <InvestorQuestions {...money.while} pageLabel={pageLabel} />
      </Leaf>
      <Leaf>
        <FeeSchedule {...money.fees} />
      </Leaf>
      <Leaf>
        <Stages
          {...money.out}
          media={<WayOutPlan {...money.out.drawing} label={money.out.drawing.alternativeText} />}
        />
      </Leaf>
      <Leaf>
        <Stages {...money.afterwards} />
      </Leaf>
      <Leaf>
        <TrackRecord {...totals} />
      </Leaf>
      <Leaf>
        <Leadership {...leadership} people={people} />
      </Leaf>
      <Leaf>
        <Section space="none" component="div">
          <Footnotes notes={notesOf(shown, notes)} heading={words.notesHeading} headingLevel={2} />
        </Section>
      </Leaf>
    </>
  );
}

/** A page of text under its heading. */
function WordsLeaf({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Leaf>
      <Section space="none" component="div">
        <Stack space="x8">
          <Heading level={2} size="heading3">
            {heading}
          </Heading>
          {children}
        </Stack>
      </Section>
    </Leaf>
  );
}

function contentOf(fund: FundKind) {
  if (fund === 'regulation-a') {
    return {
      offering: offerings.regulationA,
      terms: regulationA.hero.keyFigures.map(({ claim }) => claim),
      risks: regulationARisks,
      pipeline: regulationAPipeline,
      money: requireContent(pages.yourMoney, 'yourMoney in pages.ts').words,
      Elevation: SeniorElevation,
      label: seniorElevation.alternativeText,
    };
  }
  return {
    offering: requireContent(offerings.regulationD, 'regulationD in offerings.ts'),
    terms: requireContent(regulationD, 'regulation-d.ts').hero.terms.map(({ claim }) => claim),
    risks: requireContent(regulationDRisks, 'regulationDRisks in risks.ts'),
    pipeline: requireContent(regulationDPipeline, 'regulationDPipeline in opportunity.ts'),
    money: requireContent(pages.regulationD?.yourMoney, 'regulationD.yourMoney in pages.ts').words,
    Elevation: ApartmentsElevation,
    label: apartmentsElevation.alternativeText,
  };
}
