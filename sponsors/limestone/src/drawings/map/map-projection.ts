import type { Point } from '@sponsor/ui/drawings';

/** Degrees, east and north. */
export type Place = readonly [longitude: number, latitude: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const centre: Place = [-83.9, 40];
const parallels = [radians(38.8), radians(41.2)] as const;
const conformal = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);
const cone =
  Math.log(Math.cos(parallels[0]) / Math.cos(parallels[1])) /
  Math.log(conformal(parallels[1]) / conformal(parallels[0]));

/** Miles a map unit stands for, so that a scale bar is right. */
export const milesPerUnit = 0.5;
const earthRadius = 3958.8 / milesPerUnit;

const reach = (latitude: number): number =>
  (earthRadius * Math.cos(parallels[0]) * (conformal(parallels[0]) / conformal(radians(latitude))) ** cone) / cone;

/** Lambert's conformal conic about the middle of Indiana and Ohio, in map units; the sheet's middle is at 0, 0. */
export function projectPlace([longitude, latitude]: Place): Point {
  const turn = cone * radians(longitude - centre[0]);
  return [reach(latitude) * Math.sin(turn), reach(latitude) * Math.cos(turn) - reach(centre[1])];
}
