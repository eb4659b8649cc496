import { circle, level, plumb, polygon, polyline, rectangle, stroke } from '../kit/geometry.ts';

/** Lines of a building and its construction lines, on a plate of 240 by 300. */
interface Construction {
  built: string;
  constructing: string;
}

const axis = plumb(120, 15, 285);
const centre = level(15, 225, 150);

/** Draws a length with its ticks, as under any elevation. */
const measured = (from: number, to: number, y: number): string =>
  level(from - 6, to + 6, y) +
  [from, to].map((x) => plumb(x, y - 8, y + 5) + stroke(x - 4, y + 4, x + 4, y - 4)).join('');

/** Draws an arc over an opening, from its left springing. */
const arch = (x: number, y: number, radius: number): string => `M${x} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;

/** Each plate shows the construction of another part of a building. */
export const constructions = {
  /** A round window and the roof pitch found from it. */
  rose: {
    built: circle(120, 142, 71) + measured(49, 191, 251),
    constructing:
      axis +
      level(15, 225, 142) +
      plumb(49, 142, 246) +
      plumb(191, 142, 246) +
      polyline([
        [15, 239],
        [120, 105],
        [225, 239],
      ]) +
      level(15, 225, 239),
  },
  /** A square and the circle within it. */
  square: {
    built: rectangle(49, 79, 142, 142) + circle(120, 150, 71) + measured(49, 191, 251),
    constructing: axis + centre + stroke(49, 79, 191, 221) + stroke(191, 79, 49, 221),
  },
  /** A round arch on its piers. */
  arch: {
    built: `${arch(40, 128, 80)}${arch(52, 128, 68)}M40 128V208M52 128V208M188 128V208M200 128V208${rectangle(32, 208, 28, 14)}${rectangle(180, 208, 28, 14)}${rectangle(36, 222, 20, 63)}${rectangle(184, 222, 20, 63)}`,
    constructing: `${axis}${level(15, 225, 128)}M120 128L63.400 71.400M120 128L176.600 71.400M120 128L46.100 97.400M120 128L193.900 97.400`,
  },
  /** A gable on its wall. */
  gable: {
    built:
      polygon([
        [46, 252],
        [46, 158],
        [120, 62],
        [194, 158],
        [194, 252],
      ]) +
      polyline([
        [36, 166],
        [36, 160],
        [120, 50],
        [204, 160],
        [204, 166],
      ]) +
      measured(46, 194, 269),
    constructing: axis + level(15, 225, 158) + `M46 158A122 122 0 0 1 168 60M194 158A122 122 0 0 0 72 60`,
  },
  /** A wall in courses of limestone. */
  courses: {
    built:
      [93, 127, 161, 195, 229].map((y) => level(34, 206, y)).join('') +
      [
        [34, 93, 229],
        [206, 93, 229],
        [91, 93, 127],
        [149, 93, 127],
        [62, 127, 161],
        [178, 127, 161],
        [62, 195, 229],
        [120, 195, 229],
        [178, 195, 229],
        [91, 161, 195],
        [149, 161, 195],
      ]
        .map(([x = 0, from = 0, to = 0]) => plumb(x, from, to))
        .join('') +
      measured(34, 206, 251),
    constructing: axis + level(15, 225, 79) + level(15, 225, 239) + plumb(34, 79, 93) + plumb(206, 79, 93),
  },
} as const satisfies Record<string, Construction>;
