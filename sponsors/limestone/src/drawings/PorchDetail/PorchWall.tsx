import { Gable, level, plumb, polygon, rectangle, StoneBase, Wall, Windows } from '@sponsor/ui/drawings';
import { fills, glass, lit, muntins, pens } from '@sponsor/ui/pens';
import { porchPlan } from './porch-plan.ts';

const { beam, deck, eave, half, wall } = porchPlan;
const upper = { width: 4.8, height: 6.6, panes: [2, 2] } as const;
const lower = { width: 5.2, height: 6.2, panes: [2, 2] } as const;
const bays = [-9.2, 0, 9.2] as const;

/** The gabled wall of the wing behind the porch, and a strip of the lower walls on either side. */
export function PorchWall() {
  return (
    <>
      <Wall left={-40} right={40} height={eave} />
      <path className={pens.thin} d={level(-40, 40, -12) + level(-40, 40, -12.6)} />
      <StoneBase left={-40} right={40} height={3} />
      <path
        className={fills.shade}
        d={polygon([
          [wall, 1.3 - eave],
          [wall + 4.5, 5.8 - eave],
          [wall + 4.5, 0],
          [wall, 0],
        ])}
      />
      <Gable centre={0} width={wall * 2} eave={eave} rise={15.5} />
      <StoneBase left={-wall} right={wall} height={3} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(-wall, -eave, 1, eave - 3) + rectangle(wall - 1, -eave, 1, eave - 3)}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={bays.map((x) => rectangle(x - 3.3, -23.5, 6.6, 0.75)).join('')}
      />
      <Windows at={bays.slice(0, 2).map((x) => [x - upper.width / 2, -22.2])} {...upper} />
      <Windows at={[[bays[2] - upper.width / 2, -22.2]]} {...upper} occupied />
      <path className={fills.shade} d={rectangle(-half, -beam, half * 2, beam - deck)} />
      <Windows at={[bays[0], bays[2]].map((x) => [x - lower.width / 2, -9.2])} {...lower} />
      <PorchDoor />
    </>
  );
}

const leaf = { left: -1.8, width: 3.6, height: 7.4 } as const;

/** The door of the porch: a paneled leaf with a window, between two sidelights and under a lit transom. */
function PorchDoor() {
  const head = -deck - leaf.height;
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-4, head - 1.7, 8, leaf.height + 1.7)} />
      <path className={lit} d={rectangle(-3.5, head - 1.3, 7, 1)} />
      <path className={glass} d={rectangle(-3.5, head + 0.2, 1.2, 5.4) + rectangle(2.3, head + 0.2, 1.2, 5.4)} />
      <path
        className={muntins}
        d={
          [-1.8, 0, 1.8].map((x) => plumb(x, head - 1.3, head - 0.3)).join('') +
          level(-3.5, -2.3, head + 2.9) +
          level(2.3, 3.5, head + 2.9)
        }
      />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(leaf.left, head, leaf.width, leaf.height)} />
      <path className={glass} d={rectangle(-1.2, head + 0.6, 2.4, 3.2)} />
      <path className={muntins} d={plumb(0, head + 0.6, head + 3.8) + level(-1.2, 1.2, head + 2.2)} />
      <path className={pens.fine} d={rectangle(-1.2, head + 4.5, 1, 2.2) + rectangle(0.2, head + 4.5, 1, 2.2)} />
      <path className={fills.detail} d={rectangle(1.25, head + 4.1, 0.25, 0.7)} />
    </>
  );
}
