import type { RegulationAStatus } from '@sponsor/domain';
import { regulationAFund } from './sponsor.ts';

/** What links to the document of the Regulation A fund say, as far as there is one. */
const labels: Record<RegulationAStatus, { view: string; read: string; fees: string }> = {
  'testing-the-waters': {
    view: 'Ask for the Offering Circular',
    read: 'Ask for the offering circular',
    fees: 'Fees and expenses: ask for the offering circular',
  },
  filed: {
    view: 'View Preliminary Offering Circular',
    read: 'Read the preliminary offering circular',
    fees: 'Fees and expenses: see the preliminary offering circular',
  },
  qualified: {
    view: 'View Offering Circular',
    read: 'Read the offering circular',
    fees: 'Fees and expenses: see the offering circular',
  },
  closed: {
    view: 'View Offering Circular',
    read: 'Read the offering circular',
    fees: 'Fees and expenses: see the offering circular',
  },
};

export const circular = labels[regulationAFund.status];
