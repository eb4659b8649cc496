import { between, level, type Point, polyline, tiles } from '@sponsor/ui/drawings';
import { pens } from '@sponsor/ui/pens';

/** A point on the upper edge of the walk that slants from the fork to the left door, and the walk's fall per foot. */
const through: Point = [61, 4.55];
const fall = 0.1886;
const across = 4.4;

const joint = (x: number): string => {
  const y = through[1] + (through[0] - x) * fall;
  const length = Math.hypot(1, fall);
  return polyline([
    [x, y],
    [x + (across * fall) / length, y + across / length],
  ]);
};

/** The left half of the walk: half of the approach, then the way to the left door, with its joints. */
export function SiteWalk() {
  const slabs = Array.from({ length: 9 }, (_, index) => joint(59.6 - index * 2.6));
  const approach = between(-1, 5, 1.5).map((y) => level(62.8, 65.6, y));
  const threshold = between(11.8, 19, 1.5).map((y) => level(y < 14 ? 30.9 : 30.2, 34.6, y));
  return (
    <>
      <path className={tiles} d={[...slabs, ...approach, ...threshold].join('')} />
      <path
        className={pens.thin}
        d="M62.800-1V2.400Q62.800 4.200 61 4.550L37.400 9Q30.200 10.360 30.200 14.400V19M65.600 8.200Q64.200 8.320 61.500 8.930L39.400 13.100Q34.600 14 34.600 15.400V19"
      />
    </>
  );
}
