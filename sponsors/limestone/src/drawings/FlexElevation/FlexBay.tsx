import { between, Masonry, plumb, polygon, RollDoors, rectangle, Windows } from '@sponsor/ui/drawings';
import { fills, pens, siding } from '@sponsor/ui/pens';
import { FlexOpening } from './FlexOpening.tsx';
import { flexPlan } from './flex-plan.ts';

const { bay, door, highHeight, height, plinth, shop } = flexPlan;
const canopy = { left: 14.8, width: 9.2, height: 9.4 };
const pier = 1;

export interface FlexBayProps {
  left: number;
  /** Makes it higher than its neighbors; its shadow falls on the one to the right. */
  high?: boolean;
  /** Paints its door and canopy in the accent color. */
  painted?: boolean;
  /** Shows its door rolled up. */
  open?: boolean;
  /** Lights its shop. */
  occupied?: boolean;
}

/**
 * One bay: a roll-up door and a shop under a canopy, in a wall of ribbed metal above stone, with a row of high windows.
 */
export function FlexBay({ left, high, painted = false, open, occupied = false }: FlexBayProps) {
  const top = high ? highHeight : height;
  const right = left + bay;
  const colour = painted ? fills.accent : fills.tint;
  const foot = [left + door.left, 0] as const;
  const rods = [canopy.left + 0.8, canopy.left + canopy.width - 0.8].map((x) =>
    plumb(left + x, -canopy.height - 3.4, -canopy.height),
  );
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(left, -top, bay, top)} />
      <path
        className={siding}
        d={between(left, right, 1)
          .map((x) => plumb(x, -top, -plinth))
          .join('')}
      />
      <Masonry spans={[[left, right]]} height={plinth} block={[1.3, 2.6]} />
      <path className={fills.shade} d={rectangle(left, -top, bay, 1.7)} />
      <Windows at={[[left + 3, 3.4 - top]]} width={19} height={2.6} panes={[7, 1]} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(left + door.left - 0.6, -door.height - 0.6, door.width + 1.2, door.height + 0.6)}
      />
      {open ? <FlexOpening left={foot[0]} /> : <RollDoors at={[foot]} {...door} painted={painted} />}
      <Windows
        at={[[left + shop.left, -shop.height]]}
        width={shop.width}
        height={shop.height - 0.7}
        panes={[3, 1]}
        occupied={occupied}
      />
      <path className={fills.shade} d={rectangle(left + canopy.left, 0.8 - canopy.height, canopy.width, 1.3)} />
      <path className={pens.fine} d={rods.join('')} />
      <path className={`${pens.thin} ${colour}`} d={rectangle(left + canopy.left, -canopy.height, canopy.width, 0.9)} />
      <Masonry
        spans={[
          [left - pier, left + pier],
          [right - pier, right + pier],
        ]}
        height={height - 0.4}
        block={[1.3, 1.4]}
      />
      {high && <path className={`${pens.thin} ${fills.paper}`} d={rectangle(left - 1.2, -top - 0.9, bay + 2.4, 1.3)} />}
    </>
  );
}

/** The shadow of a high bay's wall on its lower neighbor. */
export function FlexShadow({ left }: { left: number }) {
  return (
    <path
      className={fills.shade}
      d={polygon([
        [left, -height + 0.4],
        [left + 3.6, -height + 0.4],
        [left + 3.6, 0],
        [left, 0],
      ])}
    />
  );
}
