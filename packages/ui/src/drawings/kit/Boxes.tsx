import { level, type Point, plumb, rectangle } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface BoxesProps {
  /** Lower left corner and size of each box, the ones behind first. */
  boxes: readonly (readonly [corner: Point, width: number, height: number])[];
}

/** Moving boxes, taped along the middle. */
export function Boxes({ boxes }: BoxesProps) {
  return (
    <>
      {boxes.map(([[x, y], width, height]) => (
        <path
          key={`${x} ${y}`}
          className={`${pens.thin} ${fills.paper}`}
          d={
            rectangle(x, y - height, width, height) +
            level(x, x + width, y - height + 0.5) +
            plumb(x + width / 2, y - height, y - height + 0.5)
          }
        />
      ))}
    </>
  );
}
