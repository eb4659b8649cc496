import { offerings } from '@sponsor/content/offerings';
import { pages } from '@sponsor/content/pages';
import type { FundKind, NavigationLink } from '@sponsor/domain';

const link = (words: object | undefined, href: string): NavigationLink | undefined =>
  words && { label: offerings.moneyLabel, href };

/** For each fund, the link to the page about its money: who holds it, when it is released, and its costs. */
export const moneyLinks: Record<FundKind, NavigationLink | undefined> = {
  'regulation-a': link(pages.yourMoney, '/invest/your-money'),
  'regulation-d': link(pages.regulationD?.yourMoney, '/regd/your-money'),
};
