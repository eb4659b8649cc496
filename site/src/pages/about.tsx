import { about } from '@sponsor/content/about';
import { apartmentsElevation, flexAxonometric } from '@sponsor/content/drawing-words';
import { ApartmentsElevation, FlexAxonometric } from '@sponsor/content/drawings';
import { management } from '@sponsor/content/people';
import { portfolio } from '@sponsor/content/portfolio';
import { Section, SectionHead, Stack } from '@sponsor/ui';
import { MonogramPlate } from '@sponsor/ui/drawings';
import { InvestNow, Management, PageHead, Strategy, Structure, TrackRecord } from '@sponsor/ui/sections';
import { useId } from 'react';
import { Island } from '../hydration/island.tsx';
import { BuiltPicture } from '../parts/built-picture.tsx';
import { PageEnd } from '../parts/page-end.tsx';
import PortfolioImages from '../parts/portfolio-images.island.tsx';
import { portfolioPictures } from '../parts/portfolio-pictures.tsx';

const { plate: founderPlate, ...founder } = management.founder;

/** The page about the sponsor: its companies, record, strategy, people and buildings. */
export function Component() {
  const recentWorkId = useId();
  return (
    <>
      <PageHead
        {...about.head}
        // A phone shows the middle of the drawing.
        media={<BuiltPicture of={about.picture} sizes="(min-width: 768px) 92vw, 175vw" loading="first" />}
        caption={about.picture.caption}
      />
      <Structure {...about.structure} />
      <TrackRecord {...about.record} />
      <Strategy
        {...about.strategy}
        media={<FlexAxonometric label={flexAxonometric.alternativeText} />}
        drawing={flexAxonometric}
      />
      <Management
        {...management}
        founder={{ ...founder, portrait: <MonogramPlate {...founderPlate} /> }}
        others={management.others.map(({ plate, ...person }) => ({
          ...person,
          portrait: <MonogramPlate {...plate} />,
        }))}
      />
      <Section surface="tint">
        <Stack space="x8">
          <SectionHead heading={portfolio.heading} headingId={recentWorkId} introduction={[portfolio.text]} />
          <Island when="seen">
            <PortfolioImages first={6}>{portfolioPictures('(min-width: 768px) 85vw, 92vw')}</PortfolioImages>
          </Island>
        </Stack>
      </Section>
      <PageEnd notes={about.notes} funds={['regulation-a', 'regulation-d']} />
      {/* Last, because its building continues onto the ground of the footer. */}
      <InvestNow
        {...about.closing}
        media={<ApartmentsElevation label={apartmentsElevation.alternativeText} />}
        drawing={apartmentsElevation}
      />
    </>
  );
}
