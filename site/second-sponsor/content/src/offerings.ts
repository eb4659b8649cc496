import type { Offerings } from '@sponsor/contract';
import { fund } from './sponsor.ts';

export const offerings: Offerings = {
  heading: 'How it is offered',
  regulationA: {
    name: fund.name,
    status: 'Qualified',
    legend: ['An offer is made by the circular alone.'],
    documentLabel: 'The circular',
  },
  moneyLabel: 'Where money goes',
  all: { label: 'What is disclosed', href: '/disclosures' },
};
