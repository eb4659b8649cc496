import { apartmentsElevation, porchDetail } from '@sponsor/content/drawings';
import { home } from '@sponsor/content/home';
import { ApartmentsElevation, PorchDetail } from '@sponsor/ui/drawings';
import { Opportunities, StatBand } from '@sponsor/ui/sections';

const { quality, community, ...others } = home.opportunities;

/** Who the company is and what it offers, with the drawings. */
export function HomeCompany() {
  return (
    <>
      <StatBand {...home.whoWeAre} />
      <Opportunities
        {...others}
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
    </>
  );
}
