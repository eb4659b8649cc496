import type { Prose } from '@sponsor/domain';
import type { ProcessStepsWords } from '@sponsor/ui/sections';
import { startsAtRegulationAMinimum } from './claims/regulation-a.ts';
import { startsAtRegulationDMinimum } from './claims/regulation-d.ts';
import { sponsor } from './sponsor.ts';

type Steps = ProcessStepsWords['steps'];

const shared = {
  heading: 'How to invest, in four steps',
  introduction: ['You may stop at any step. No money moves before the third.'] satisfies Prose,
  pauseLabel: 'Pause the steps',
  playLabel: 'Play the steps',
};

const follow: Steps[number] = {
  symbol: 'window',
  title: 'Follow your investment',
  text: ['Statements, tax forms and distributions, if any are paid, appear in the shareholder portal.'],
};

const regulationASteps: Steps = [
  {
    symbol: 'sheet',
    title: 'Read the offering circular',
    text: ['Risks, fees and the use of the money are all in it. Read it before anything else.'],
  },
  {
    symbol: 'door',
    title: 'Open an account',
    text: [
      `On the investing platform of ${sponsor.placementBrokerDealer}, which checks who you are before you sign anything.`,
    ],
  },
  {
    symbol: 'bay',
    title: 'Choose an amount and sign',
    text: [
      'Any amount ',
      startsAtRegulationAMinimum,
      ' up to your purchase limit, which is worked out with you. You sign, then pay from your bank.',
    ],
  },
  follow,
];

const regulationDSteps: Steps = [
  {
    symbol: 'sheet',
    title: 'Read the PPM',
    text: ['The private placement memorandum states the risks, the fees and the terms. Read it before anything else.'],
  },
  {
    symbol: 'door',
    title: 'Show that you are accredited',
    text: ['A letter from your adviser or records that prove your status. The law requires more than a checked box.'],
  },
  {
    symbol: 'bay',
    title: 'Choose an amount and sign',
    text: ['Any amount ', startsAtRegulationDMinimum, '. You sign the subscription, then pay from your bank.'],
  },
  follow,
];

export const regulationAProcess: ProcessStepsWords = { ...shared, steps: regulationASteps };
export const regulationDProcess: ProcessStepsWords = { ...shared, steps: regulationDSteps };
