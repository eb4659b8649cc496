import type { RisksWords } from '@sponsor/domain';

export const regulationARisks: RisksWords = {
  heading: 'Against it',
  introduction: 'It may go wrong.',
  points: [{ title: 'Storms', text: ['They happen.'] }],
  linkLabel: 'More in the circular',
};

export const regulationDRisks: RisksWords | undefined = undefined;
