import type { DrawingText } from '@sponsor/domain';

export const seniorElevation: DrawingText = {
  number: '1',
  sheet: 'A-201',
  title: 'South elevation, senior residence',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText:
    'Measured drawing of a two-storey senior residence seen from the south: a long lap-sided building with a gabled wing at each end, a porch across the entry and a cupola on the roof.',
};

export const overviewPoster: DrawingText = {
  number: '2',
  sheet: 'A-202',
  title: 'Entry, senior residence',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText: 'Measured drawing of the entry of a senior residence: a gabled porch with columns between windows.',
};

export const emptyLot: DrawingText = {
  number: '3',
  sheet: 'A-404',
  title: 'Elevation of a building that is not there',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText: 'Drawing of an empty lot on which a house is outlined in dashes, as if it had never been built.',
};

export const apartmentsElevation: DrawingText = {
  number: '4',
  sheet: 'A-203',
  title: 'Street elevation, three-storey walk-up',
  caption: 'Garden apartments. Illustrative drawing, not to scale.',
  alternativeText:
    'Measured drawing of a three-storey apartment building seen from the street: four gabled bays with balconies on either side of a glazed stair, lap siding over a storey of limestone, 180 feet long.',
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
    'Measured drawing of eight flex bays in a row, each with a roll-up door, a shopfront under a canopy and a band of high windows. A box truck stands before one bay and another is open.',
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
    'Drawing from above of a flex building with eight bays side by side, each with its own roll-up door and shopfront, with a truck at one door, parked cars and a row of trees along the street.',
};

export const rentSection: DrawingText = {
  number: '2',
  sheet: 'A-302',
  title: 'Section, the path of a month’s rent',
  caption: 'Follow the brass line down. Illustrative drawing, not to scale.',
  alternativeText:
    'A building cut open. A line runs down from the tenants on the top floor through running costs, then the lender, then investors on the ground floor, and ends in the foundation, which stands for the sale.',
};
