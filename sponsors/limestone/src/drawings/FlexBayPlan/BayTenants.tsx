import { PlanBench, PlanPallet, PlanRack, PlanRoaster, PlanSaw, PlanVan, rectangle } from '@sponsor/ui/drawings';
import { fills } from '@sponsor/ui/pens';
import { bayPlan } from './bay-plan.ts';

/** A parts supplier: racks along the walls and a double row between. */
export function Supplier() {
  return (
    <>
      <PlanRack at={[0.4, 28]} turn={-90} length={32} />
      <PlanRack at={[24.6, 27]} turn={90} length={32} />
      <PlanRack at={[12.4, 24]} turn={90} length={24} />
      <PlanRack at={[12.4, 24]} turn={-90} length={24} />
      <PlanPallet at={[4.4, 2]} />
      <PlanPallet at={[9.4, 2]} />
    </>
  );
}

/** An electrician: a van, benches and a rack. */
export function Electrician() {
  return (
    <>
      <path className={fills.tint} d={rectangle(0.35, 0, bayPlan.bay - 0.7, bayPlan.depth)} />
      <PlanVan at={[7.9, 30]} turn={0} />
      <PlanBench at={[0.4, 14]} turn={-90} length={16} />
      <PlanRack at={[24.6, 26]} turn={90} length={24} />
      <PlanBench at={[9, 0.4]} length={13} />
      <PlanPallet at={[18.6, 42]} />
    </>
  );
}

/** A cabinet maker: saw, assembly table, benches and stacked boards. */
export function CabinetMaker() {
  return (
    <>
      <PlanSaw at={[9.6, 26]} />
      <PlanBench at={[0.4, 22]} turn={-90} length={26} />
      <PlanBench at={[8.4, 0.4]} length={14} />
      <PlanRack at={[24.6, 22]} turn={90} length={16} />
      <PlanPallet at={[9.6, 12.6]} />
      <PlanPallet at={[13.6, 12.6]} />
      <PlanBench at={[10, 37]} length={9} />
      <PlanRack at={[20.9, 36]} length={7} />
    </>
  );
}

/** A coffee roaster: two machines, sacks on pallets and a packing bench. */
export function Roaster() {
  return (
    <>
      <PlanRoaster at={[7, 16]} />
      <PlanRoaster at={[14, 16]} />
      <PlanBench at={[24.6, 22]} turn={90} length={20} />
      <PlanRack at={[0.4, 34]} turn={-90} length={16} />
      {[3, 7.6, 12.2].map((x) => (
        <PlanPallet key={x} at={[x, 1.6]} />
      ))}
      <PlanPallet at={[3, 5.6]} />
      <PlanPallet at={[7.6, 5.6]} />
      <PlanPallet at={[20.6, 42]} />
    </>
  );
}
