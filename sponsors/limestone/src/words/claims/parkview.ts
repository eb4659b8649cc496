import type { FactClaim, FigureClaim } from '@sponsor/domain';

export const parkviewApartments: FigureClaim<FactClaim> = {
  id: 'parkview-apartments',
  kind: 'fact',
  figure: '69',
  text: 'private studio and one-bedroom apartments',
  notes: [13],
  sample: true,
};

export const parkviewStaffing: FigureClaim<FactClaim> = {
  id: 'parkview-staffing',
  kind: 'fact',
  figure: '24-hour',
  text: 'certified nursing staff',
  notes: [13],
  sample: true,
};

export const parkviewMeals: FigureClaim<FactClaim> = {
  id: 'parkview-meals',
  kind: 'fact',
  figure: 'three',
  text: 'restaurant-style meals daily',
  notes: [13],
  sample: true,
};

export const parkviewAge: FigureClaim<FactClaim> = {
  id: 'parkview-age',
  kind: 'fact',
  figure: '65',
  text: 'and older: the age of residents',
  notes: [13],
  sample: true,
};
