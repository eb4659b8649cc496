import type { HeaderContent } from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';
import { regulationAFund } from './sponsor.ts';
import { toRegulationA, toRegulationD } from './to-invest.ts';

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Invest', href: '/invest' },
  { label: 'Portfolio', href: '/#portfolio' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact Us', href: '/contact' },
];

/** The sections of the Regulation A page in its header. */
export const regulationAAnchors: readonly NavigationLink[] = [
  { label: 'Problem & Solution', href: '#problem-solution' },
  { label: 'Why Invest', href: '#why-invest' },
  // The page of a closed fund has no calculator.
  ...(regulationAFund.status === 'closed' ? [] : [{ label: 'Calculator', href: '#calculator' }]),
  { label: 'Leadership', href: '#leadership' },
];

/** Leads visitors who have not chosen a fund to the choice, so that nobody is steered to the wrong one. */
export const investWithUs: NavigationLink = { label: 'Invest With Us', href: '/investment-selection' };

/** The same button for visitors who have chosen the Regulation A fund. */
export const investInRegulationA: NavigationLink = toRegulationA('Invest With Us');

export const investInRegulationD: NavigationLink = toRegulationD('Invest With Us');

export const shareholderLoginLabel: string = 'Shareholder Login';

export const headerWords: HeaderContent = {
  skipLabel: 'Skip to content',
  navigationLabel: 'Main',
  menuLabel: 'Menu',
  onThisPage: 'On this page',
};
