import { apartmentsElevation, porchDetail, seniorElevation, storageElevation } from '@sponsor/content/drawing-words';
import { ApartmentsElevation, PorchDetail, SeniorElevation, StorageElevation } from '@sponsor/content/drawings';
import { home, homeHero } from '@sponsor/content/home';
import { noteHistory, notesHeading } from '@sponsor/content/notes';
import { HomeHero, InvestNow, Opportunities, PageNotes, StatBand } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { Legends } from '../../parts/legends.tsx';
import { portfolioPictures } from '../../parts/portfolio-pictures.tsx';
import Portfolio from './portfolio.island.tsx';

const { quality, community, ...opportunities } = home.opportunities;

/** The company, its offers and its buildings. */
export function Component() {
  return (
    <>
      <HomeHero
        {...homeHero}
        media={<SeniorElevation label={seniorElevation.alternativeText} />}
        drawing={seniorElevation}
      />
      <StatBand {...home.whoWeAre} />
      <Opportunities
        {...opportunities}
        quality={{
          ...quality,
          media: <ApartmentsElevation label={apartmentsElevation.alternativeText} />,
          drawing: apartmentsElevation,
        }}
        community={{
          ...community,
          media: <PorchDetail label={porchDetail.alternativeText} />,
          drawing: porchDetail,
        }}
      />
      <Island when="seen">
        <Portfolio>{portfolioPictures('(min-width: 1440px) 420px, (min-width: 768px) 30vw, 92vw')}</Portfolio>
      </Island>
      <PageNotes notes={home.notes} heading={notesHeading} history={noteHistory}>
        <Legends of={['regulation-a', 'regulation-d']} />
      </PageNotes>
      {/* Its building is on the footer's ground. */}
      <InvestNow
        {...home.investNow}
        media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
        drawing={storageElevation}
      />
    </>
  );
}
