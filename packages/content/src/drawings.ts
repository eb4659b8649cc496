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
