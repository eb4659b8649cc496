import { Boxes, RollDoors, rectangle, round } from '@sponsor/ui/drawings';
import { fills, lit, pens } from '@sponsor/ui/pens';
import { storagePlan } from './storage-plan.ts';

const { door, openUnit, unit, units } = storagePlan;
const opening = 8;
const jambs = Array.from({ length: units }, (_, index) => index * unit + (unit - door.width) / 2);
const open = openUnit * unit + (unit - door.width) / 2;

/** The doors with their lamps and bollards; one is rolled up and shows a lit unit. */
export function StorageDoors() {
  const closed = jambs.filter((x) => x !== open).map((x) => [x, 0] as const);
  return (
    <>
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={jambs.map((x) => rectangle(x - 0.4, -door.height - 0.4, door.width + 0.8, door.height + 0.4)).join('')}
      />
      <RollDoors at={closed} {...door} painted />
      <path className={lit} d={rectangle(open, -opening, door.width, opening)} />
      <path
        className={fills.shade}
        d={rectangle(open, -opening, door.width, 0.8) + rectangle(open, 0.8 - opening, 0.9, opening - 0.8)}
      />
      <Boxes
        boxes={[
          [[open + 1, 0], 2.8, 2.9],
          [[open + 1.3, -2.9], 2.2, 2],
          [[open + 4.1, 0], 2.5, 2.1],
        ]}
      />
      <RollDoors at={[[open, 0]]} {...door} open={opening} painted />
      <path
        className={fills.detail}
        d={jambs.map((x) => rectangle(x + door.width / 2 - 0.7, -11.9, 1.4, 0.8)).join('')}
      />
      <path
        className={fills.ink}
        d={closed.map(([x]) => rectangle(x + door.width / 2 - 0.5, -1.5, 1, 0.35)).join('')}
      />
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={jambs.map((x) => `M${round(x - 1.65)} 0V-2.9a.35.35 0 0 1 .7 0V0z`).join('')}
      />
    </>
  );
}
