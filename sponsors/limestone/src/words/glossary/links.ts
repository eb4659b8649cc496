import type { NavigationLink } from '@sponsor/domain';

/** Links to a section of title 17 of the Code of Federal Regulations, which contains the rules on securities. */
export function rule(section: string, paragraph = ''): NavigationLink {
  return {
    label: `17 CFR ${section}${paragraph}`,
    href: `https://www.ecfr.gov/current/title-17/section-${section}`,
  };
}

export const yourMoney: NavigationLink = { label: 'Your money: in, while, out', href: '/invest/your-money' };

export const flexIndustrial: NavigationLink = { label: 'Flex industrial', href: '/flex-industrial' };
