import { Boxes, level, plumb, RollDoors, rectangle } from '@sponsor/ui/drawings';
import { glass, muntins } from '@sponsor/ui/pens';
import { flexPlan } from './flex-plan.ts';

const { door } = flexPlan;
const opening = 9;

/** An open door, with the racks of a small business behind it. */
export function FlexOpening({ left }: { left: number }) {
  const racks = [left + 0.8, left + 4.2, left + 7.6].map((x) => plumb(x, -opening, 0)).join('');
  return (
    <>
      <path className={glass} d={rectangle(left, -opening, door.width, opening)} />
      <path className={muntins} d={racks + level(left + 0.8, left + 7.6, -3.4) + level(left + 0.8, left + 7.6, -6.6)} />
      <Boxes
        boxes={[
          [[left + 1.3, 0], 2.3, 2.2],
          [[left + 4.8, 0], 2.2, 1.6],
          [[left + 1.4, -3.4], 1.8, 1.6],
          [[left + 4.6, -3.4], 2.4, 2.2],
          [[left + 5, -6.6], 1.7, 1.4],
        ]}
      />
      <RollDoors at={[[left, 0]]} {...door} open={opening} />
    </>
  );
}
