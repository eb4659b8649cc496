import type { DrawingText } from '@sponsor/domain';
import { regulationAFund, sponsor } from './sponsor.ts';

export const seniorElevation: DrawingText = {
  number: '1',
  sheet: 'A-201',
  title: 'South elevation, senior residence',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText:
    'Measured drawing of a two-story senior residence seen from the south: a long lap-sided building with a gabled wing at each end, a porch across the entry and a cupola on the roof.',
};

export const revisedElevation: DrawingText = {
  number: '2',
  sheet: 'A-201',
  title: 'South elevation with two revisions',
  caption: 'A cloud marks what was changed, a triangle in which revision. Illustrative drawing, not to scale.',
  alternativeText:
    'Drawing of a two-story senior residence seen from the south. A scalloped cloud with a triangle numbered 1 surrounds the porch over its entry, another with the number 2 the upper windows to its right.',
};

export const apartmentsElevation: DrawingText = {
  number: '4',
  sheet: 'A-203',
  title: 'Street elevation, three-story walk-up',
  caption: 'Garden apartments. Illustrative drawing, not to scale.',
  alternativeText:
    'Measured drawing of a three-story apartment building seen from the street: four gabled bays with balconies on either side of a glazed stair, lap siding over a story of limestone, 180 feet long.',
};

export const storageElevation: DrawingText = {
  number: '5',
  sheet: 'A-204',
  title: 'Typical row, self-storage',
  caption: 'Drive-up units with ten-foot doors. Illustrative drawing, not to scale.',
  alternativeText:
    'Measured drawing of a row of sixteen drive-up storage units. One roll-up door stands open on a lit unit with boxes; two people and a pickup are in front of the row.',
};

export const flexElevation: DrawingText = {
  number: '6',
  sheet: 'A-205',
  title: 'Street elevation, small-bay flex row',
  caption: 'Eight bays at 25 feet. Illustrative drawing, not to scale.',
  alternativeText:
    'Measured drawing of eight flex bays in a row, each with a roll-up door, a storefront under a canopy and a band of high windows. A box truck stands before one bay and another is open.',
};

export const porchDetail: DrawingText = {
  number: '1',
  sheet: 'A-301',
  title: 'Porch, south wing',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText:
    'Measured drawing of the porch of a senior residence: four columns on stone piers under a seamed metal roof, rocking chairs behind the balustrade and two people at the steps.',
};

export const flexAxonometric: DrawingText = {
  number: '1',
  sheet: 'A-901',
  title: 'Axonometric, small-bay flex row',
  caption: 'Eight bays at 25 feet. Illustrative drawing, not to scale.',
  alternativeText:
    'Drawing from above of a flex building with eight bays side by side, each with its own roll-up door and storefront, with a truck at one door, parked cars and a row of trees along the street.',
};

export const rentSection: DrawingText = {
  number: '2',
  sheet: 'A-302',
  title: 'Section, the path of a month’s rent',
  caption: 'Follow the brass line down. Illustrative drawing, not to scale.',
  alternativeText:
    'A building cut open. A line runs down from the tenants on the top floor through running costs, then the lender, then investors on the ground floor, and ends in the foundation, which stands for the sale.',
};

export const studioPlan: DrawingText & { rooms: { living: string; bath: string } } = {
  number: '1',
  sheet: 'A-101',
  title: 'Studio',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText:
    'Plan of a studio apartment: a bed and a sofa by two windows, a round table, a kitchen along one wall, and beside the entry a bathroom in which a wheelchair can turn.',
  rooms: { living: 'Main room', bath: 'Bath' },
};

export const oneBedroomPlan: DrawingText & {
  rooms: { bedroom: string; living: string; kitchen: string; bath: string };
} = {
  number: '2',
  sheet: 'A-101',
  title: 'One bedroom',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText:
    'Plan of an apartment with one bedroom: bedroom and living room each have windows, a wall of closets stands behind the bedroom, and kitchen and bathroom lie beside the entry.',
  rooms: { bedroom: 'Bedroom', living: 'Living', kitchen: 'Kitchenette', bath: 'Bath' },
};

export const pipelineMap: DrawingText = {
  number: '3',
  sheet: 'L-001',
  title: 'Sites in Indiana and Ohio',
  caption: 'Locations approximate. County lines from the U.S. Census. Illustrative drawing, not to scale.',
  alternativeText:
    'Map of Indiana and Ohio with their counties. Five sites lie within an hour or so of Indianapolis, one in the south of Indiana, and one at the shore of Lake Erie west of Cleveland. All of them are in the list.',
};

export const countyDensity: DrawingText & { counted: string } = {
  number: '4',
  sheet: 'L-002',
  title: 'Where people live, county by county',
  caption: 'U.S. Census Bureau, county estimates for July 1, 2019 (CO-EST2019). Illustrative drawing, not to scale.',
  alternativeText:
    'Map of Indiana and Ohio, ruled more heavily the more people live in a county. The counties about Indianapolis, Columbus, Cleveland and Cincinnati are darkest; between them lie wide stretches of light ruling.',
  counted: 'Residents per square mile',
};

export const flexBayPlan: DrawingText & { rooms: { shop: string; office: string } } = {
  number: '1',
  sheet: 'A-102',
  title: 'Typical bays, small-bay flex row',
  caption: 'Bays of 25 by 60 feet. Illustrative drawing, not to scale.',
  alternativeText:
    'Plan of three flex bays side by side: a parts supplier with racks, an electrician whose van stands inside behind a painted roll-up door, and a cabinet maker. Each has an office at the street and a washroom at the back; cars are parked in front.',
  rooms: { shop: 'Shop', office: 'Office' },
};

export const sitePlan: DrawingText & { doors: readonly [string, string] } = {
  number: '1',
  sheet: 'A-001',
  title: 'Site plan, two doors',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText:
    'Plan of a garden before a long house: one walk comes in, divides between the trees and leads to two doors, A on the left and D on the right.',
  doors: ['A', 'D'],
};

export const ageStair: DrawingText & { years: readonly string[] } = {
  number: '1',
  sheet: 'A-303',
  title: 'Section, six years of birthdays',
  caption: 'A step a year, not a chart. Illustrative drawing, not to scale.',
  alternativeText:
    'A stair cut open, with a step for each year from 2024 to 2029 and a person on each. It leads up to the painted door of a house with a lit window.',
  years: ['2024', '2025', '2026', '2027', '2028', '2029'],
};

/** The number of units that a window represents is a claim, so it is stated elsewhere with its note. */
export const unbuiltElevation: DrawingText = {
  number: '2',
  sheet: 'A-901',
  title: 'South elevation, not built',
  caption: 'Dashed lines mean “does not exist”. Illustrative drawing, not to scale.',
  alternativeText:
    'Drawing of a very long senior residence whose walls and roof are only dashed, with 560 empty windows. Five people stand before it.',
};

/** The sponsor supplies the edition. */
export const deckCover: DrawingText & {
  cover: { title: readonly [string, string]; issuer: readonly [string, string] };
  sample: true;
} = {
  number: '1',
  sheet: 'G-001',
  title: 'Cover of the deck',
  caption: 'Not a specific property. Illustrative drawing, not to scale.',
  alternativeText: 'Drawing of the entrance of a senior residence: a gabled pavilion under a cupola, its windows lit.',
  cover: { title: [regulationAFund.name, 'Investor deck'], issuer: [sponsor.capitalFormationArm, '[Edition]'] },
  sample: true,
};

export const flexTraits: Record<'nearby' | 'tenants' | 'building' | 'leases', DrawingText> = {
  nearby: {
    number: '1',
    sheet: 'A-501',
    title: 'Demand close by',
    caption: 'Illustrative drawing, not to scale.',
    alternativeText:
      'Plan of a few blocks of a town with a flex row in the middle and a circle about it that takes in most of the houses.',
  },
  tenants: {
    number: '2',
    sheet: 'A-501',
    title: 'Many small tenants',
    caption: 'Illustrative drawing, not to scale.',
    alternativeText:
      'Front of eight bays side by side, no two neighbors alike; the door of one is dashed: it is empty.',
  },
  building: {
    number: '3',
    sheet: 'A-501',
    title: 'A simple building',
    caption: 'Illustrative drawing, not to scale.',
    alternativeText:
      'Section through a bay: a slab, a steel frame under a flat roof, a half-open roll-up door, shelves and an office.',
  },
  leases: {
    number: '4',
    sheet: 'A-501',
    title: 'Leases that reset',
    caption: 'Illustrative drawing, not to scale.',
    alternativeText:
      'Five bays, each with a row of leases drawn as bars. They end at different times, and after each a new one begins.',
  },
};

export const emptyLot: DrawingText = {
  number: '3',
  sheet: 'A-404',
  title: 'Elevation of a building that is not there',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText: 'Drawing of an empty lot on which a house is outlined in dashes, as if it had never been built.',
};
