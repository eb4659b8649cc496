import { between, type Point, polyline } from '@sponsor/ui/drawings';

/** Ruling at 45 degrees, `step` feet apart, of the earth between a stepped ground line and a level bottom. */
export function earthHatch(ground: readonly Point[], bottom: number, step: number): string {
  const left = ground.at(0)?.[0] ?? 0;
  const right = ground.at(-1)?.[0] ?? 0;
  return between(left, right + bottom, step)
    .map((sum) => {
      const foot = Math.max(left, sum - bottom);
      // Below a tread the line may come out of the earth and run on into the next riser.
      const ends: Point[] = [[foot, sum - foot], ...crossings(ground, sum)];
      if (ends.length % 2 === 1) ends.push([right, sum - right]);
      return ends.map((end, index) => (index % 2 === 0 ? polyline([end, ends[index + 1] ?? end]) : '')).join('');
    })
    .join('');
}

/**
 * Where the line on which x and y have this sum passes through the ground, from the left. At the foot of a riser it
 * touches both without leaving the earth, at the nose of a tread neither.
 */
function crossings(ground: readonly Point[], sum: number): Point[] {
  return ground.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = ground[index + 1] ?? [x, y];
    if (y === nextY) return sum - y > x && sum - y <= nextX ? [[sum - y, y]] : [];
    return sum - x <= y && sum - x > nextY ? [[x, sum - x]] : [];
  });
}
