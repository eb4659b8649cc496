import type { FactClaim, FigureClaim } from '@sponsor/domain';

export const parkviewApartments: FactClaim = {
  id: 'parkview-apartments',
  kind: 'fact',
  text: '69 private studio and one-bedroom apartments',
  notes: [13],
  sample: true,
};

export const parkviewStaffing: FactClaim = {
  id: 'parkview-staffing',
  kind: 'fact',
  text: '24-hour certified nursing staff',
  notes: [13],
  sample: true,
};

export const parkviewMeals: FactClaim = {
  id: 'parkview-meals',
  kind: 'fact',
  text: 'three restaurant-style meals daily',
  notes: [13],
  sample: true,
};

/** The same facts as they are set large. */
export const parkviewFigures: readonly FigureClaim<FactClaim>[] = [
  {
    id: 'parkview-apartments-figure',
    kind: 'fact',
    figure: '69',
    text: 'private studio and one-bedroom apartments',
    notes: [13],
    sample: true,
  },
  {
    id: 'parkview-staffing-figure',
    kind: 'fact',
    figure: '24-hour',
    text: 'certified nursing staff',
    notes: [13],
    sample: true,
  },
  {
    id: 'parkview-meals-figure',
    kind: 'fact',
    figure: 'Three',
    text: 'restaurant-style meals daily',
    notes: [13],
    sample: true,
  },
  {
    id: 'parkview-age-figure',
    kind: 'fact',
    figure: '65',
    text: 'and older: the age of those it is for',
    notes: [13],
    sample: true,
  },
];
