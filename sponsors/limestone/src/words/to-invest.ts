import type { NavigationLink, RegulationAStatus } from '@sponsor/domain';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const interest: NavigationLink = { label: 'Tell us you are interested', href: '/invest' };
const portfolio: NavigationLink = { label: 'See what we build', href: '/#portfolio' };

const instead: Partial<Record<RegulationAStatus, NavigationLink>> = {
  'testing-the-waters': interest,
  filed: interest,
  closed: portfolio,
};

/** Returns the link for investing in the Regulation A fund or, until that is possible, the alternative. */
export function toRegulationA(label: string): NavigationLink {
  return instead[regulationAFund.status] ?? { label, href: '/rega-invest' };
}

/** The same for the Regulation D fund. */
export function toRegulationD(label: string): NavigationLink {
  return regulationDFund.status === 'closed' ? portfolio : { label, href: '/regd-invest' };
}
