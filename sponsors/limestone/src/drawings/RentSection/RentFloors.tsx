import { circle, Figure, level, plumb, rectangle, Windows } from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';

/** Tenants at home: lit windows, a sofa, a table under a lamp. The floor is at zero, as in the other rooms here. */
export function TenantsFloor() {
  return (
    <>
      <Windows
        at={[
          [-10.4, -8],
          [-4.2, -8],
          [2, -8],
        ]}
        width={4.2}
        height={4.6}
        panes={[2, 2]}
        occupied
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={`M-11-.4V-2.6Q-11-3-10.6-3H-9.9V-1.8H-5.5V-3H-4.8Q-4.4-3-4.4-2.6V-.4z${rectangle(-9.9, -3.4, 4.4, 1.6)}`}
      />
      <path className={pens.thin} d={rectangle(2.4, -2.6, 5, 0.3) + plumb(3.2, -2.3, 0) + plumb(6.6, -2.3, 0)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(-0.8, -1.6, 1.6, 1.6) + rectangle(-0.8, -3.2, 0.3, 1.6)}
      />
      <Figure x={-2.3} height={5.6} />
      <Figure x={8} height={5.3} mirrored />
    </>
  );
}

/** Running costs: washers, a water heater with its flue, a workbench with tools, and a caretaker. */
export function CostsFloor() {
  const washers = [-11.2, -8.2];
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={washers.map((x) => rectangle(x, -3.4, 2.8, 3.4)).join('')} />
      <path
        className={pens.thin}
        d={washers.map((x) => circle(x + 1.4, -1.5, 0.9) + level(x, x + 2.8, -2.8)).join('')}
      />
      <path className={pens.thin} d={plumb(-3.6, -9.6, -6.2) + plumb(-3, -9.6, -6.2)} />
      <path className={`${pens.thin} ${fills.tint}`} d="M-5-.4V-5.4Q-5-6.2-3.3-6.2T-1.6-5.4V-.4z" />
      <path className={pens.thin} d={level(-5, -1.6, -4.6) + plumb(-4.6, -0.4, 0) + plumb(-2, -0.4, 0)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(0.2, -3.2, 5.4, 0.5) + rectangle(0.6, -2.7, 0.5, 2.7) + rectangle(4.7, -2.7, 0.5, 2.7)}
      />
      <path
        className={pens.thin}
        d={
          rectangle(0.4, -7.2, 5, 2.9) +
          [1.3, 2.3, 3.3, 4.3].map((x) => plumb(x, -6.7, -4.9)).join('') +
          level(1, 1.6, -6.7) +
          level(4, 4.6, -6.7)
        }
      />
      <Figure x={7.7} height={5.6} mirrored />
    </>
  );
}

/** The lender: files, a safe and a desk. */
export function LenderFloor() {
  const files = [-11.2, -8.3];
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={files.map((x) => rectangle(x, -5.6, 2.7, 5.6)).join('')} />
      <path
        className={pens.thin}
        d={files
          .flatMap((x) =>
            [-1.4, -2.8, -4.2]
              .map((y) => level(x, x + 2.7, y))
              .concat([-0.8, -2.2, -3.6, -5].map((y) => level(x + 0.9, x + 1.8, y))),
          )
          .join('')}
      />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-4.4, -3.8, 3.8, 3.8)} />
      <path
        className={pens.thin}
        d={
          rectangle(-3.9, -3.3, 2.8, 2.8) + circle(-2.5, -1.9, 0.7) + plumb(-2.5, -2.6, -1.2) + level(-3.2, -1.8, -1.9)
        }
      />
      <g transform="translate(0 -.9)">
        <Figure x={4.3} height={5.2} />
      </g>
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(0.8, -2.8, 7.2, 0.5) + rectangle(1.2, -2.3, 6.4, 2.3)}
      />
      <path className={pens.thin} d={plumb(6.6, -4.2, -2.8) + level(6, 7.2, -2.8)} />
      <path className={`${pens.thin} ${fills.detail}`} d="M5.8-4.2Q5.9-4.9 6.6-4.9T7.4-4.2z" />
    </>
  );
}

/** Investors on the first floor: the door, a wall of mailboxes, people. */
export function InvestorsFloor() {
  const boxes = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row) => rectangle(-5.8 + column * 1.5, -6.4 + row * 1.1, 1.5, 1.1)),
  );
  return (
    <>
      <Windows at={[[-11.2, -7.8]]} width={3.6} height={7.4} panes={[2, 1]} />
      <path className={`${pens.thin} ${fills.paper}`} d={boxes.join('')} />
      <path className={fills.detail} d={rectangle(-2.6, -5.1, 1.1, 0.7)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(1.6, -1.7, 5.4, 0.4) + rectangle(2.1, -1.3, 0.4, 1.3) + rectangle(6.1, -1.3, 0.4, 1.3)}
      />
      <Figure x={-6.6} height={5.6} />
      <Figure x={-1.6} height={5.3} mirrored />
      <Figure x={0.6} height={5.7} />
      <Figure x={7.8} height={5.4} mirrored />
    </>
  );
}
