import type { Sponsor } from '@sponsor/domain';

export const brand: Sponsor = {
  name: 'Limestone & Main',
  holdingCompany: 'Limestone & Main Holdings',
  capitalFormationArm: 'Limestone & Main Capital',
  placementBrokerDealer: '[Placement broker-dealer]',
  office: 'Noblesville, Indiana, USA',
  sample: true,
};
