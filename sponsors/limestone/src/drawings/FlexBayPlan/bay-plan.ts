import type { WallRun } from '@sponsor/ui/drawings';
import { flexPlan } from '../FlexElevation/flex-plan.ts';

const { bay, door, shop } = flexPlan;

/**
 * The interior of the bays in feet, with the rear wall at the top and the street at the bottom, and the street
 * elevation's dimensions.
 */
export const bayPlan = {
  bay,
  depth: 60,
  wall: 0.8,
  party: 0.7,
  partition: 0.4,
  /** The room behind the shopfront, and the washroom in the far corner of the bay. */
  office: { left: 15.2, top: 48.4, door: [49.4, 52.6] },
  washroom: { left: 17.8, bottom: 7, door: [3, 6.2] },
  /** The positions of the bays in the picture, whose edges cut the first and the last one. */
  shown: [-1, 0, 1, 2, 3],
} as const;

const { depth, office, partition, party, wall, washroom } = bayPlan;

const street = depth + wall / 2;

/** The walls of one bay from its left grid line; its right wall belongs to the next bay. */
export const bayWalls: readonly WallRun[] = [
  { from: [0, -wall / 2], to: [bay, -wall / 2], thickness: wall },
  { from: [0, 0], to: [0, depth], thickness: party },
  {
    from: [0, street],
    to: [bay, street],
    thickness: wall,
    openings: [
      [door.left, door.left + door.width],
      [shop.left, shop.left + shop.width],
    ],
  },
  { from: [office.left, office.top], to: [bay, office.top], thickness: partition },
  { from: [office.left, office.top], to: [office.left, depth], thickness: partition, openings: [office.door] },
  { from: [washroom.left, washroom.bottom], to: [bay, washroom.bottom], thickness: partition },
  { from: [washroom.left, 0], to: [washroom.left, washroom.bottom], thickness: partition, openings: [washroom.door] },
];
