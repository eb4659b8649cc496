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
import { studioPlan, studioWalls } from './studio-plan.ts';

export interface StudioPlanProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** The names of the rooms. */
  rooms: { living: string; bath: string };
}

const { bath, depth, entry, grid, outer, width, windows } = studioPlan;

/** The plan of a studio apartment: living and sleeping by the windows, kitchen and bath by the corridor. */
export function StudioPlan({ label, rooms }: StudioPlanProps) {
  return (
    <div className={planSheet}>
      <Drawing label={label} viewBox="-1 -1 21 27">
        <g className={annotation}>
          <PlanGrid columns={grid.columns} rows={grid.rows} top={-2.7} left={-2.7} bottom={27} right={21} size={0.3} />
          <path className={annotationFill} d={entrance(entry.hinge[0] + 1.6, 26.3)} />
        </g>
        <path className={fills.paper} d={rectangle(0, 0, width, depth)} />
        <PlanBathroom at={bath.at} />
        <PlanRug x={9.4} y={2.6} width={7.4} height={7.6} />
        <PlanBed at={[0, 5.2]} turn={-90} />
        <PlanNightstand at={[0, 1.7]} turn={-90} />
        <PlanNightstand at={[0, 8.7]} turn={-90} />
        <PlanSofa at={[19, 6.4]} turn={90} seats={3} />
        <PlanSofa at={[11, 10.6]} turn={180} seats={1} />
        <PlanTable at={[13.2, 6.2]} radius={1.4} />
        <PlanTable at={[6.4, 15.2]} radius={1.7} chairs={[20, 200]} />
        <PlanKitchen at={[0, 18]} turn={-90} length={9.4} />
        <PlanRail at={[13.8, 14.6]} length={5} />
        <path className={pens.thin} d={level(13.4, 16.3, 13.3) + level(15.9, 19, 13.55)} />
        <PlanWalls runs={studioWalls} />
        <PlanWindows spans={windows} wall={{ y: grid.rows[0] }} thickness={outer} />
        <PlanDoor hinge={bath.hinge} jamb={bath.jamb} opens="right" />
        <PlanDoor hinge={entry.hinge} jamb={entry.jamb} opens="left" painted />
        <RoomName at={[15.2, 12.4]} size={0.7}>
          {rooms.living}
        </RoomName>
        <RoomName at={[14.8, 21.95]} size={0.7}>
          {rooms.bath}
        </RoomName>
      </Drawing>
    </div>
  );
}
