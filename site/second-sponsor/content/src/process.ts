import type { ProcessWords } from '@sponsor/domain';

export const regulationAProcess: ProcessWords = {
  heading: 'Two steps',
  introduction: ['Slowly.'],
  steps: [
    { symbol: 'sheet', title: 'Read', text: ['The circular.'] },
    { symbol: 'door', title: 'Sign', text: ['If you will.'] },
  ],
  pauseLabel: 'Hold',
  playLabel: 'Go on',
};

export const regulationDProcess: ProcessWords | undefined = undefined;
