import { Drawing } from '@sponsor/ui/drawings';
import { TraitBuilding } from './TraitBuilding.tsx';
import { TraitLeases } from './TraitLeases.tsx';
import { TraitNearby } from './TraitNearby.tsx';
import { TraitTenants } from './TraitTenants.tsx';

const details = {
  nearby: TraitNearby,
  tenants: TraitTenants,
  building: TraitBuilding,
  leases: TraitLeases,
};

export interface FlexTraitProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** Customers nearby, many tenants, a simple building, or leases that end one after another. */
  trait: keyof typeof details;
}

/** A small drawing beside a reason to build flex buildings. */
export function FlexTrait({ label, trait }: FlexTraitProps) {
  const Detail = details[trait];
  return (
    <Drawing label={label} viewBox="0 0 200 130">
      <Detail />
    </Drawing>
  );
}
