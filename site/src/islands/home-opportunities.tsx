import { apartmentsElevation, porchDetail } from '@sponsor/content/drawings';
import { home } from '@sponsor/content/home';
import { ApartmentsElevation, PorchDetail } from '@sponsor/ui/drawings';
import { Opportunities } from '@sponsor/ui/sections';

const { quality, community, ...others } = home.opportunities;

/** What is on offer, with its drawings. */
export function HomeOpportunities() {
  return (
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
  );
}
