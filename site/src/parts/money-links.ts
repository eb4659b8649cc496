import { offerings } from '@sponsor/content/offerings';
import { pages } from '@sponsor/content/pages';
import type { FundKind, NavigationLink } from '@sponsor/domain';

const link = (words: object | undefined, href: string): NavigationLink | undefined =>
  words && { label: offerings.moneyLabel, href };

/** For each fund, the page about who holds the money, what releases it and what it costs. */
export const moneyLinks: Record<FundKind, NavigationLink | undefined> = {
  'regulation-a': link(pages.yourMoney, '/invest/your-money'),
  'regulation-d': link(pages.regulationD?.yourMoney, '/regd/your-money'),
};
