import { DimensionString, Drawing, PlanCar, PlanGrid, plumb, RoomName, rectangle } from '@sponsor/ui/drawings';
import { annotation, fills, pens } from '@sponsor/ui/pens';
import { BayShell } from './BayShell.tsx';
import { CabinetMaker, Electrician, Roaster, Supplier } from './BayTenants.tsx';
import { bayPlan } from './bay-plan.ts';
import * as styles from './FlexBayPlan.css.ts';

export interface FlexBayPlanProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** The names of a bay's rooms. */
  rooms: { shop: string; office: string };
}

const { bay, depth, shown, wall } = bayPlan;
const tenants = [Roaster, Supplier, Electrician, CabinetMaker, Roaster];
/** The electrician's. */
const typical = 1;
const grid = [0, 1, 2, 3].map((index) => index * bay);
const [apron, walk, stalls] = [rectangle(-40, depth + wall, 200, 80), depth + 5, depth + 9.4];
const stallWidth = 9;
const cars = [-1, 2, 6, 8];

/** The plan of a few bays of a flex row, each with its own door, office and trade, and of the cars in front of them. */
export function FlexBayPlan({ label, rooms }: FlexBayPlanProps) {
  return (
    <div className={styles.frame}>
      <Drawing label={label} viewBox="-13 -1.6 101 88">
        <path className={fills.tint} d={apron} />
        <path className={pens.fine} d={`M-40 ${walk}H160`} />
        <path
          className={pens.thin}
          d={Array.from({ length: 14 }, (_, index) => plumb(-19.5 + index * stallWidth, stalls, stalls + 18)).join('')}
        />
        {cars.map((stall) => (
          <PlanCar key={stall} at={[-15 + (stall + 1) * stallWidth, stalls + 1.4]} painted={stall === 6} />
        ))}
        <g className={annotation}>
          <PlanGrid columns={grid} top={-4.6} bottom={0} size={1} />
        </g>
        {shown.map((place, index) => {
          const Tenant = tenants[index];
          return (
            <g key={place} transform={`translate(${place * bay})`}>
              <path className={fills.paper} d={rectangle(0, 0, bay, depth)} />
              {Tenant !== undefined && <Tenant />}
              <BayShell painted={place === typical} />
            </g>
          );
        })}
        <g className={annotation}>
          <RoomName at={[typical * bay + 15, 24]} size={2.2}>
            {rooms.shop}
          </RoomName>
          <RoomName at={[typical * bay + 19.2, 51.6]} size={2.2}>
            {rooms.office}
          </RoomName>
          <g transform={`translate(0 ${depth + wall})`}>
            <DimensionString stations={grid} depth={5.8} size={0.85} />
          </g>
        </g>
      </Drawing>
    </div>
  );
}
