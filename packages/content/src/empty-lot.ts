import type { DrawingText } from '@sponsor/domain';

/** Apart from the other drawings, whose words the not-found page has no use for. */
export const emptyLot: DrawingText = {
  number: '3',
  sheet: 'A-404',
  title: 'Elevation of a building that is not there',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText: 'Drawing of an empty lot on which a house is outlined in dashes, as if it had never been built.',
};
