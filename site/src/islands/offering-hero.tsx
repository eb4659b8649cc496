import { apartmentsElevation } from '@sponsor/content/drawings';
import { regulationD } from '@sponsor/content/regulation-d';
import { ApartmentsElevation } from '@sponsor/ui/drawings';
import { OfferingHero } from '@sponsor/ui/sections';

/** The head of the Regulation D page, with its drawing. */
export function RegulationDHero() {
  return (
    <OfferingHero
      {...regulationD.hero}
      media={<ApartmentsElevation label={apartmentsElevation.alternativeText} />}
      drawing={apartmentsElevation}
    />
  );
}
