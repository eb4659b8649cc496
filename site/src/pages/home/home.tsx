import { apartmentsElevation, porchDetail, seniorElevation } from '@sponsor/content/drawing-words';
import { ApartmentsElevation, PorchDetail, SeniorElevation } from '@sponsor/content/drawings';
import { home, homeHero } from '@sponsor/content/home';
import { HomeHero, Opportunities, StatBand } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { ClosingCall } from '../../parts/closing-call.tsx';
import { PageEnd } from '../../parts/page-end.tsx';
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
      <PageEnd notes={home.notes} funds={['regulation-a', 'regulation-d']} />
      <ClosingCall {...home.investNow} />
    </>
  );
}
