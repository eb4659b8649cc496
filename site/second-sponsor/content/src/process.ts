import type { ProcessStepsWords } from '@sponsor/ui/sections';

export const regulationAProcess: ProcessStepsWords = {
  heading: 'Two steps',
  introduction: ['Slowly.'],
  steps: [
    { symbol: 'sheet', title: 'Read', text: ['The circular.'] },
    { symbol: 'door', title: 'Sign', text: ['If you will.'] },
  ],
  pauseLabel: 'Hold',
  playLabel: 'Go on',
};

export const regulationDProcess: ProcessStepsWords | undefined = undefined;
