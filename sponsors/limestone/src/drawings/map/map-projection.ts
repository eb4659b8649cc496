import type { Point } from '@sponsor/ui/drawings';

/** Longitude and latitude in degrees, positive to the east and north. */
export type Place = readonly [longitude: number, latitude: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const centre: Place = [-83.9, 40];
const parallels = [radians(38.8), radians(41.2)] as const;
const conformal = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);
const cone =
  Math.log(Math.cos(parallels[0]) / Math.cos(parallels[1])) /
  Math.log(conformal(parallels[1]) / conformal(parallels[0]));

/** The miles per map unit, for the scale bar. */
export const milesPerUnit = 0.5;
const earthRadius = 3958.8 / milesPerUnit;

const reach = (latitude: number): number =>
  (earthRadius * Math.cos(parallels[0]) * (conformal(parallels[0]) / conformal(radians(latitude))) ** cone) / cone;

/**
 * Applies the Lambert conformal conic projection around the middle of Indiana and Ohio, which is at 0, 0, and returns
 * map units.
 */
export function projectPlace([longitude, latitude]: Place): Point {
  const turn = cone * radians(longitude - centre[0]);
  return [reach(latitude) * Math.sin(turn), reach(latitude) * Math.cos(turn) - reach(centre[1])];
}
