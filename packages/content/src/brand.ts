import type { Brand } from '@sponsor/domain';

export const brand: Brand = {
  name: 'Limestone & Main',
  holdingCompany: 'Limestone & Main Holdings',
  capitalFormationArm: 'Limestone & Main Capital',
  placementBrokerDealer: '[Placement broker-dealer]',
  office: 'Noblesville, Indiana, USA',
  sample: true,
};
