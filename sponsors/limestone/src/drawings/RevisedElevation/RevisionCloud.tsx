import { polygon } from '@sponsor/ui/drawings';
import { annotationLine, annotationText, fills } from '@sponsor/ui/pens';

interface RevisionCloudProps {
  /** The left edge, the height of the upper edge above the ground, and the size of the changed part, in feet. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The number of the revision. */
  revision: number;
}

/** The approximate distance between two points of the cloud in feet. */
const bump = 3;

/** A revision cloud, as drafters draw around a change, with the number of the revision in a triangle. */
export function RevisionCloud({ left, top, width, height, revision }: RevisionCloudProps) {
  const [x, y] = [left + width + 1, -top - 1];
  return (
    <>
      <path className={annotationLine} d={scallops(left, -top, width, height)} />
      <path
        className={`${annotationLine} ${fills.paper}`}
        d={polygon([
          [x, y - 3.4],
          [x + 3.6, y + 2.6],
          [x - 3.6, y + 2.6],
        ])}
      />
      <text className={annotationText} x={x} y={y + 1.7}>
        {revision}
      </text>
    </>
  );
}

/** Returns a rectangle whose sides are arcs that bulge outward, clockwise from its upper left corner. */
function scallops(x: number, y: number, width: number, height: number): string {
  const [across, down] = [Math.round(width / bump), Math.round(height / bump)];
  const [dx, dy] = [width / across, height / down];
  const arcs = (count: number, stepX: number, stepY: number) => {
    const radius = Math.max(Math.abs(stepX), Math.abs(stepY)) * 0.6;
    return `a${radius} ${radius} 0 0 1 ${stepX} ${stepY}`.repeat(count);
  };
  return `M${x} ${y}${arcs(across, dx, 0)}${arcs(down, 0, dy)}${arcs(across, -dx, 0)}${arcs(down, 0, -dy)}z`;
}
