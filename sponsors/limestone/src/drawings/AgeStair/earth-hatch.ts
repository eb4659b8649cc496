import { between, type Point, polyline } from '@sponsor/ui/drawings';

/** Returns 45-degree hatching, `step` feet apart, of the earth between a stepped ground line and a level bottom. */
export function earthHatch(ground: readonly Point[], bottom: number, step: number): string {
  const left = ground.at(0)?.[0] ?? 0;
  const right = ground.at(-1)?.[0] ?? 0;
  return between(left, right + bottom, step)
    .map((sum) => {
      const foot = Math.max(left, sum - bottom);
      // Below a tread the line may leave the earth and enter it again at the next riser.
      const ends: Point[] = [[foot, sum - foot], ...crossings(ground, sum)];
      if (ends.length % 2 === 1) ends.push([right, sum - right]);
      return ends.map((end, index) => (index % 2 === 0 ? polyline([end, ends[index + 1] ?? end]) : '')).join('');
    })
    .join('');
}

/**
 * Returns the points, from the left, at which the line `x + y = sum` crosses the ground. The foot of a riser counts
 * twice, because the line does not leave the earth there; the nose of a tread does not count.
 */
function crossings(ground: readonly Point[], sum: number): Point[] {
  return ground.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = ground[index + 1] ?? [x, y];
    if (y === nextY) return sum - y > x && sum - y <= nextX ? [[sum - y, y]] : [];
    return sum - x <= y && sum - x > nextY ? [[x, sum - x]] : [];
  });
}
