import type { FactClaim } from '@sponsor/domain';

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
