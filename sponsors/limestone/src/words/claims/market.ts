import type { FactClaim, TargetClaim, TermClaim } from '@sponsor/domain';

export const mostlyWarehouses: FactClaim = {
  id: 'mostly-warehouses',
  kind: 'fact',
  text: 'mostly warehouses many times that size',
  notes: [1],
  sample: true,
};

export const fewEmptyBays: FactClaim = {
  id: 'few-empty-bays',
  kind: 'fact',
  text: 'Few small bays stand empty',
  notes: [2],
  sample: true,
};

export const fewNewBays: FactClaim = {
  id: 'few-new-bays',
  kind: 'fact',
  text: 'few new ones are under construction',
  notes: [3],
  sample: true,
};

export const turningSixtyFive: FactClaim = {
  id: 'turning-sixty-five',
  kind: 'fact',
  text: '11,000+ Americans turn 65 each day',
  notes: [4],
  sample: true,
};

export const seniorHousingRunsOut: FactClaim = {
  id: 'senior-housing-runs-out',
  kind: 'fact',
  text: 'senior housing runs out by 2029',
  notes: [5],
  sample: true,
};

export const unitShortfall: FactClaim = {
  id: 'unit-shortfall',
  kind: 'fact',
  text: '560,000-unit shortfall',
  notes: [6],
  sample: true,
};

export const monthlyCashFlow: TargetClaim = {
  id: 'monthly-cash-flow',
  kind: 'target',
  text: 'what is left after costs and loans is meant to reach investors each month',
  notes: [7, 19],
  risk: 'Distributions are not guaranteed and may vary.',
  paid: 'Not yet paid.',
  sample: true,
};

export const longTermGrowth: TargetClaim = {
  id: 'long-term-growth',
  kind: 'target',
  text: 'A building that is finished and leased is meant to sell for more than it cost',
  notes: [8, 19],
  risk: 'Values also fall, and a sale may bring back less than was put in.',
  paid: 'No building of the fund has been sold yet.',
  sample: true,
};

export const highDemand: FactClaim = {
  id: 'high-demand',
  kind: 'fact',
  text: 'More people want senior homes and small bays than there are',
  notes: [9],
  sample: true,
};

export const placeInLine: TermClaim = {
  id: 'place-in-line',
  kind: 'term',
  text: 'preferred return',
  notes: [11],
  sample: true,
};

export const localEconomy: FactClaim = {
  id: 'local-economy',
  kind: 'fact',
  text: 'part of what a building costs is spent with firms nearby',
  notes: [10],
  sample: true,
};
