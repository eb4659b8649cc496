import type { LeadershipContent, ManagementContent, PersonWithPlate } from '@sponsor/contract';
import { boathouses } from './claims.ts';

const harbormaster: PersonWithPlate = {
  name: '[Name of the harbormaster]',
  title: 'Harbormaster',
  biography: [['Builds boathouses.']],
  plate: { letters: 'HM', construction: 'arch', ground: 'tint', label: 'Plate with the letters HM' },
};

export const management: ManagementContent = {
  heading: 'Who decides',
  biographyLabel: 'More',
  founder: { ...harbormaster, record: [boathouses] },
  others: [],
};

export const leadership: LeadershipContent = {
  heading: 'Who decides',
  lede: ['One person.'],
  people: [{ person: harbormaster, title: harbormaster.title }],
  credentials: [{ claim: boathouses }],
  previousMonths: { heading: 'Of late', claims: [boathouses] },
};
