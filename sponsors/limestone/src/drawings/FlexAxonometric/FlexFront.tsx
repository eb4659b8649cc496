import {
  bareSlats,
  between,
  frontFace,
  paintedSlats,
  polyline,
  project,
  sideFace,
  topFace,
} from '@sponsor/ui/drawings';
import { fills, glass, muntins, pens, siding } from '@sponsor/ui/pens';
import { flexPlan } from '../FlexElevation/flex-plan.ts';
import { axonometricPlan, bayStarts, highStarts } from './axonometric-plan.ts';

const { bay, door, height, highHeight, paintedBay, plinth, shop } = flexPlan;
const { canopy, depth } = axonometricPlan;
const parapet = 1.2;
const paintedStart = paintedBay * bay;

const top = (x: number) => (highStarts.includes(x) ? highHeight : height);
const each = (draw: (x: number) => string, starts = bayStarts) => starts.map(draw).join('');
const upright = (x: number, z0: number, z1: number) => polyline([project(x, depth, z0), project(x, depth, z1)]);
const across = (x0: number, x1: number, z: number) => polyline([project(x0, depth, z), project(x1, depth, z)]);

const doors = (x: number) => frontFace([x + door.left, x + door.left + door.width], depth, [0, door.height]);
const slats = (x: number) =>
  between(0, door.height, 1.5)
    .map((z) => across(x + door.left, x + door.left + door.width, z))
    .join('');

const highWindows = (x: number) => [top(x) - 6, top(x) - 3.2] as const;
const panes = (x: number) => {
  const [from, to] = highWindows(x);
  return (
    between(x + 3, x + 22, 19 / 7)
      .map((bar) => upright(bar, from, to))
      .join('') + [1, 2].map((part) => upright(x + shop.left + (shop.width * part) / 3, 0.4, shop.height)).join('')
  );
};

const roofOf = (x: number) => {
  const along = [x + canopy.left, x + canopy.left + canopy.width] as const;
  const deep = [depth, depth + canopy.depth] as const;
  const thick = [canopy.height, canopy.height + 0.9] as const;
  return topFace(along, deep, thick[1]) + frontFace(along, deep[1], thick) + sideFace(along[0], deep, thick);
};

/** The fronts of all bays, grouped by material. */
export function FlexFront() {
  const plain = bayStarts.filter((x) => x !== paintedStart);
  return (
    <>
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={each(
          (x) => topFace([x, x + bay], [depth - parapet, depth], height),
          plain.filter((x) => !highStarts.includes(x)),
        )}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={each((x) => frontFace([x, x + bay], depth, [0, top(x)]))} />
      <path
        className={siding}
        d={each((x) =>
          between(x, x + bay, 1.25)
            .map((rib) => upright(rib, plinth, top(x)))
            .join(''),
        )}
      />
      <path className={`${pens.fine} ${fills.tint}`} d={each((x) => frontFace([x, x + bay], depth, [0, plinth]))} />
      <path className={`${pens.thin} ${fills.tint}`} d={each(doors, plain)} />
      <path className={bareSlats} d={each(slats, plain)} />
      <path className={`${pens.thin} ${fills.accent}`} d={doors(paintedStart)} />
      <path className={paintedSlats} d={slats(paintedStart)} />
      <path
        className={glass}
        d={each(
          (x) =>
            frontFace([x + 3, x + 22], depth, highWindows(x)) +
            frontFace([x + shop.left, x + shop.left + shop.width], depth, [0.4, shop.height]),
        )}
      />
      <path className={muntins} d={each(panes)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={each((x) => frontFace([x, x + bay], depth, [top(x) - 0.9, top(x)]))}
      />
      <path className={fills.shade} d={each((x) => frontFace([x, x + bay], depth, [0, top(x)]))} />
      <path className={pens.thin} d={each((x) => upright(x, 0, height))} />
      <path
        className={fills.shade}
        d={each((x) =>
          frontFace([x + canopy.left + 1, x + canopy.left + canopy.width + 1], depth, [
            canopy.height - 2.6,
            canopy.height,
          ]),
        )}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={each(roofOf, plain)} />
      <path className={`${pens.thin} ${fills.accent}`} d={roofOf(paintedStart)} />
    </>
  );
}
