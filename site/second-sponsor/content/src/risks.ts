import type { RisksContent } from '@sponsor/contract';

export const regulationARisks: RisksContent = {
  heading: 'Against it',
  introduction: 'It may go wrong.',
  points: [{ title: 'Storms', text: ['They happen.'] }],
  linkLabel: 'More in the circular',
};

export const regulationDRisks: RisksContent | undefined = undefined;
