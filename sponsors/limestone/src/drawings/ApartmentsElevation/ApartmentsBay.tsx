import { Gable, level, Masonry, polygon, Railings, rectangle, Windows } from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';
import { apartmentsPlan } from './apartments-plan.ts';

const { bay, storey } = apartmentsPlan;
const floors = [0, 1, 2];
const pier = 1.9;
const recess = bay.width / 2 - pier;

export interface ApartmentsBayProps {
  centre: number;
  /** The side of the balcony doors. */
  door: -1 | 1;
  /** The floor with lit windows, never the ground floor. */
  occupied: number;
}

/** A gabled bay with three stacked balconies between two piers. Its shadow falls on the wall to its right. */
export function ApartmentsBay({ centre, door, occupied }: ApartmentsBayProps) {
  const left = centre - bay.width / 2;
  const right = centre + bay.width / 2;
  const doors = (floor: number) => [centre + door * 3.4 - 4, -floor * storey - 7.8] as const;
  const side = (floor: number) => [centre - door * 5.6 - 2, -floor * storey - 7.8] as const;
  const dark = floors.filter((floor) => floor === 0 || floor !== occupied);
  const lit = floors.filter((floor) => floor > 0 && floor === occupied);
  return (
    <>
      <path
        className={fills.shade}
        d={polygon([
          [right, 1 - bay.eave],
          [right + 3.4, 4.4 - bay.eave],
          [right + 3.4, 0],
          [right, 0],
        ])}
      />
      <Gable centre={centre} {...bay} />
      <Louvre centre={centre} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(centre - recess, 2 - bay.eave, recess * 2, bay.eave - 2)}
      />
      <path className={fills.shade} d={rectangle(centre - recess, 2 - bay.eave, recess * 2, bay.eave - 2)} />
      <path className={fills.shade} d={rectangle(centre - recess, 2 - bay.eave, 1.6, bay.eave - 2)} />
      <Windows at={dark.map(doors)} width={8} height={7.2} panes={[2, 1]} />
      <Windows at={lit.map(doors)} width={8} height={7.2} panes={[2, 1]} occupied />
      <Windows at={floors.map(side)} width={4} height={4.6} panes={[1, 2]} />
      <path
        className={fills.shade}
        d={floors.map((floor) => rectangle(centre - recess, -(floor + 1) * storey + 1, recess * 2, 1.5)).join('')}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={[1, 2].map((floor) => rectangle(centre - recess, -floor * storey, recess * 2, 1.2)).join('')}
      />
      <Railings at={[1, 2].map((floor) => [centre - recess, -floor * storey] as const)} width={recess * 2} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={
          rectangle(left, 2 - bay.eave, pier, bay.eave - storey) +
          rectangle(right - pier, 2 - bay.eave, pier, bay.eave - storey) +
          rectangle(left - 0.3, 0.2 - bay.eave, bay.width + 0.6, 1.8)
        }
      />
      <Masonry
        spans={[
          [left - 0.4, left + pier + 0.2],
          [right - pier - 0.2, right + 0.4],
        ]}
        height={storey}
        block={[1.25, 2]}
      />
      <path
        className={pens.thin}
        d={level(left - 0.7, left + pier + 0.5, -storey) + level(right - pier - 0.5, right + 0.7, -storey)}
      />
    </>
  );
}

/** The slatted vent in the peak. */
function Louvre({ centre }: { centre: number }) {
  const top = -bay.eave - 4.6;
  return (
    <>
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(centre - 1.1, top, 2.2, 3.2)} />
      <path className={pens.fine} d={[0.8, 1.6, 2.4].map((y) => level(centre - 1.1, centre + 1.1, top + y)).join('')} />
    </>
  );
}
