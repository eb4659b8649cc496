import { type Point, polygon } from './geometry.ts';

const cos = Math.sqrt(3) / 2;

/**
 * Projects a point of space to an isometric sheet, in feet along the axes: `x` runs up to the right, `y` down to the
 * right, toward the viewer, `z` up. Lengths along the three axes are true.
 */
export const project = (x: number, y: number, z = 0): Point => [(x + y) * cos, (y - x) / 2 - z];

/**
 * Returns the SVG transform that lays a flat drawing on the ground, reading along `x` or, from the far corner, along
 * `y`.
 */
export function onGround(along: 'x' | 'y', x: number, y: number): string {
  const [left, top] = project(x, y);
  return along === 'x' ? `matrix(${cos} -.5 ${cos} .5 ${left} ${top})` : `matrix(${cos} .5 ${-cos} .5 ${left} ${top})`;
}

type Range = readonly [from: number, to: number];

/** Returns path data of a horizontal face, seen from above. */
export const topFace = ([x0, x1]: Range, [y0, y1]: Range, z: number): string =>
  polygon([project(x0, y0, z), project(x1, y0, z), project(x1, y1, z), project(x0, y1, z)]);

/** Returns path data of a vertical face along `x`. */
export const frontFace = ([x0, x1]: Range, y: number, [z0, z1]: Range): string =>
  polygon([project(x0, y, z0), project(x1, y, z0), project(x1, y, z1), project(x0, y, z1)]);

/** Returns path data of a vertical face along `y`. */
export const sideFace = (x: number, [y0, y1]: Range, [z0, z1]: Range): string =>
  polygon([project(x, y0, z0), project(x, y1, z0), project(x, y1, z1), project(x, y0, z1)]);

/** Returns the shadow of a box of `height` on the plane below it. The light comes from the upper left of the sheet. */
export function shadowOf([x0, x1]: Range, [y0, y1]: Range, height: number, z = 0): string {
  const reach = height * 0.55;
  return polygon([
    project(x0, y1, z),
    project(x0 + reach, y1 + reach, z),
    project(x1 + reach, y1 + reach, z),
    project(x1 + reach, y0 + reach, z),
    project(x1, y0, z),
    project(x0, y0, z),
  ]);
}
