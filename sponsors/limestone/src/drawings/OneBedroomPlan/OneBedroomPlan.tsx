import {
  Drawing,
  entrance,
  level,
  PlanBathroom,
  PlanBed,
  PlanDoor,
  PlanGrid,
  PlanKitchen,
  PlanNightstand,
  PlanRail,
  PlanRug,
  PlanSofa,
  PlanTable,
  PlanWalls,
  PlanWindows,
  planSheet,
  RoomName,
  rectangle,
} from '@sponsor/ui/drawings';
import { annotation, annotationFill, fills, pens } from '@sponsor/ui/pens';
import { oneBedroomPlan, oneBedroomWalls } from './one-bedroom-plan.ts';

export interface OneBedroomPlanProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** The names of the rooms. */
  rooms: { bedroom: string; living: string; kitchen: string; bath: string };
}

const { bath, bedroom, closet, depth, entry, grid, outer, width, windows } = oneBedroomPlan;

/** The plan of a one-bedroom apartment: both rooms by the windows, kitchen and bath by the corridor. */
export function OneBedroomPlan({ label, rooms }: OneBedroomPlanProps) {
  return (
    <div className={planSheet}>
      <Drawing label={label} viewBox="-1 -1 34 27">
        <g className={annotation}>
          <PlanGrid columns={grid.columns} rows={grid.rows} top={-2.7} left={-2.7} bottom={27} right={34} size={0.3} />
          <path className={annotationFill} d={entrance(entry.hinge[0] + 1.6, 26.3)} />
        </g>
        <path className={fills.paper} d={rectangle(0, 0, width, depth)} />
        <PlanBathroom at={bath.at} />
        <PlanBed at={[0, 6]} turn={-90} />
        <PlanNightstand at={[0, 2.5]} turn={-90} />
        <PlanNightstand at={[0, 9.5]} turn={-90} />
        <path className={`${pens.thin} ${fills.paper}`} d={rectangle(10.7, 3.4, 1.7, 5.2)} />
        <path className={pens.fine} d={level(10.7, 12.4, 6)} />
        <PlanRail at={[0.4, 23.4]} length={11.6} />
        <path className={pens.thin} d={level(1.4, 6.6, closet - 0.1) + level(6, 11.2, closet + 0.1)} />
        <PlanRug x={17.4} y={3} width={9.4} height={7} />
        <PlanSofa at={[22.2, 0.3]} seats={3} />
        <PlanSofa at={[28.6, 6.6]} turn={90} seats={1} />
        <PlanTable at={[22.2, 6.2]} radius={1.4} />
        <PlanTable at={[17, 14.6]} radius={1.9} chairs={[45, 135, 225, 315]} />
        <PlanKitchen at={[16.85, 25]} turn={180} length={8.1} />
        <PlanWalls runs={oneBedroomWalls} />
        <PlanWindows spans={windows} wall={{ y: grid.rows[0] }} thickness={outer} />
        <PlanDoor hinge={bedroom.hinge} jamb={bedroom.jamb} opens="left" />
        <PlanDoor hinge={bath.hinge} jamb={bath.jamb} opens="right" />
        <PlanDoor hinge={entry.hinge} jamb={entry.jamb} opens="left" painted />
        <RoomName at={[6.2, 14]}>{rooms.bedroom}</RoomName>
        <RoomName at={[26.2, 12.6]}>{rooms.living}</RoomName>
        <RoomName at={[17.8, 21.8]} size={0.87}>
          {rooms.kitchen}
        </RoomName>
        <RoomName at={[27.8, 21.95]} size={0.9}>
          {rooms.bath}
        </RoomName>
      </Drawing>
    </div>
  );
}
