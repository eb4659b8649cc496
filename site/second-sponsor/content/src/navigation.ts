import type { HeaderContent } from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Harbor', href: '/' },
  { label: 'Who we are', href: '/about' },
  { label: 'The fund', href: '/invest' },
  { label: 'Write', href: '/contact' },
];

export const regulationAAnchors: readonly NavigationLink[] = [{ label: 'Reckon', href: '#calculator' }];
export const investWithUs: NavigationLink = { label: 'The fund', href: '/invest' };
export const investInRegulationA: NavigationLink = { label: 'Put money in', href: '/rega-invest' };
export const investInRegulationD: NavigationLink | undefined = undefined;
export const shareholderLoginLabel = 'Log in';

export const headerWords: HeaderContent = {
  skipLabel: 'To the words',
  navigationLabel: 'Main',
  onThisPage: 'Here',
  menuLabel: 'Menu',
};
