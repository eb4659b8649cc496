/** A point of a drawing in feet. The ground is at zero and, as everywhere in SVG, up is negative. */
export type Point = readonly [x: number, y: number];

/** Two decimals of a foot are finer than any screen shows, and keep the markup small. */
export const round = (feet: number): number => Math.round(feet * 100) / 100;

const place = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Returns path data of an open line through the points. */
export const polyline = (points: readonly Point[]): string => `M${points.map(place).join('L')}`;

/** Returns path data of a straight line. */
export const stroke = (x0: number, y0: number, x1: number, y1: number): string =>
  `M${place([x0, y0])}L${place([x1, y1])}`;

/** Returns path data of a closed outline through the points. */
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** Returns path data of a rectangle from its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Returns path data of a horizontal line. */
export const level = (x0: number, x1: number, y: number): string => `M${round(x0)} ${round(y)}H${round(x1)}`;

/** Returns path data of a vertical line. */
export const plumb = (x: number, y0: number, y1: number): string => `M${round(x)} ${round(y0)}V${round(y1)}`;

/** Returns path data of a full circle, so that a round opening can share a path with square ones. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0z`;

/** Returns numbers strictly between two bounds, one every `step`, counted from the lower bound. */
export function between(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / step - 1e-9) - 1);
  return Array.from({ length: count }, (_, index) => from + step * (index + 1));
}

/** Formats feet as in architectural drafting: 7.5 is `7'-6"`. */
export function formatFeet(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}'-${inches % 12}"`;
}
