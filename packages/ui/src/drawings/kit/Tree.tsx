import { type Point, polyline, round, stroke } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface TreeProps {
  x: number;
  /** In feet. */
  height: number;
  /** Trees with different seeds have different crowns; the same seed always draws the same tree. */
  seed: number;
}

const lobes = 19;

/** A broadleaf tree in architectural style: a scalloped crown over a trunk, shaded on the side away from the light. */
export function Tree({ x, height, seed }: TreeProps) {
  const random = sequence(seed);
  const crown: Point = [x, -height * 0.61];
  const reach: Point = [height * 0.3, height * 0.385];
  const rim = Array.from({ length: lobes }, (_, index): Point => {
    const turn = (index / lobes) * Math.PI * 2;
    const size = 0.88 + random() * 0.2;
    return [crown[0] + Math.cos(turn) * reach[0] * size, crown[1] + Math.sin(turn) * reach[1] * size];
  });
  const bough = (side: number, from: number, to: number) =>
    stroke(x, -height * from, x + side * height * to, -height * (from + to * 1.4));
  return (
    <>
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={polyline([
          [x - height * 0.013, 0],
          [x - height * 0.009, -height * 0.4],
          [x + height * 0.009, -height * 0.4],
          [x + height * 0.015, 0],
        ])}
      />
      <path className={`${pens.thin} ${fills.tint}`} d={scallops([...rim, ...rim.slice(0, 1)])} />
      <path className={fills.shade} d={crescent(rim, crown)} />
      <path
        className={pens.fine}
        d={
          stroke(x, -height * 0.3, x, -height * 0.56) +
          bough(-1, 0.36, 0.1) +
          bough(1, 0.4, 0.11) +
          leaves(random, crown, reach)
        }
      />
    </>
  );
}

/** Returns arcs that bulge outward from one point of the rim to the next. */
function scallops(rim: readonly Point[]): string {
  return rim.reduce((path, point, index) => {
    const last = rim[index - 1];
    if (last === undefined) return `M${round(point[0])} ${round(point[1])}`;
    const radius = round(Math.hypot(point[0] - last[0], point[1] - last[1]) * 0.57);
    return `${path}A${radius} ${radius} 0 0 1 ${round(point[0])} ${round(point[1])}`;
  }, '');
}

/** Returns the lower right of the crown, which the light from the upper left does not reach. */
function crescent(rim: readonly Point[], [x, y]: Point): string {
  const edge = [...rim.slice(-1), ...rim.slice(0, 8)];
  const [start, end] = [edge.at(0) ?? [x, y], edge.at(-1) ?? [x, y]];
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const bend: Point = [middle[0] * 2.3 - x * 1.3, middle[1] * 2.3 - y * 1.3];
  return `${scallops(edge)}Q${round(bend[0])} ${round(bend[1])} ${round(start[0])} ${round(start[1])}Z`;
}

function leaves(random: () => number, crown: Point, reach: Point): string {
  return Array.from({ length: 22 }, () => {
    const turn = random() * Math.PI * 2;
    const distance = Math.sqrt(random()) * 0.8;
    const width = 0.5 + random() * 0.8;
    const x = crown[0] + Math.cos(turn) * reach[0] * distance;
    const y = crown[1] + Math.sin(turn) * reach[1] * distance;
    return `M${round(x)} ${round(y)}q${round(width / 2)} ${round(-width / 2)} ${round(width)} 0`;
  }).join('');
}

/** A small linear congruential generator: the crown must be the same on the server and in the browser. */
function sequence(seed: number): () => number {
  let state = seed * 9973 + 7;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
