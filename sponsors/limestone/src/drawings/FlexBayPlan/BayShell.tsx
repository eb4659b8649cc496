import {
  level,
  overhead,
  PlanBasin,
  PlanDesk,
  PlanDoor,
  PlanToilet,
  PlanWalls,
  PlanWindows,
  rectangle,
} from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';
import { flexPlan } from '../FlexElevation/flex-plan.ts';
import { bayPlan, bayWalls } from './bay-plan.ts';

const { bay, depth, office, wall, washroom } = bayPlan;
const { door, shop } = flexPlan;
const street = depth + wall / 2;
const threshold = shop.left + 3.6;

export interface BayShellProps {
  /** The one bay whose door is in the accent color. */
  painted?: boolean;
}

/** The parts of every bay: a drive-in door and its tracks, an office behind the storefront and a washroom. */
export function BayShell({ painted }: BayShellProps) {
  return (
    <>
      <path className={fills.tint} d={rectangle(washroom.left, 0, bay - washroom.left, washroom.bottom)} />
      <PlanToilet at={[washroom.left + 2.2, 0]} />
      <PlanBasin at={[bay - 0.4, 3.6]} turn={90} width={3} />
      <PlanDesk at={[bay - 0.4, 55.2]} turn={90} />
      <path className={overhead} d={rectangle(door.left, depth - door.height, door.width, door.height)} />
      <PlanWalls runs={bayWalls} />
      <path
        className={`${pens.thin} ${painted ? fills.accent : fills.paper}`}
        d={rectangle(door.left, depth, door.width, 0.45)}
      />
      <path className={pens.thin} d={level(door.left, door.left + door.width, depth + wall)} />
      <PlanWindows spans={[[threshold, shop.left + shop.width]]} wall={{ y: street }} thickness={wall} />
      <PlanDoor hinge={[shop.left + 0.2, street]} jamb={[threshold, street]} opens="left" />
      <PlanDoor hinge={[office.left, office.door[0]]} jamb={[office.left, office.door[1]]} opens="right" />
      <PlanDoor hinge={[washroom.left, washroom.door[1]]} jamb={[washroom.left, washroom.door[0]]} opens="left" />
    </>
  );
}
