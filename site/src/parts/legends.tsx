import { offerings } from '@sponsor/content/offerings';
import { pages } from '@sponsor/content/pages';
import type { FundKind } from '@sponsor/domain';
import { OfferingLegends } from '@sponsor/ui';
import { useCircular } from '../circular.ts';
import { useRenderContext } from '../render-context.ts';

interface LegendsProps {
  /** Of which funds the page states terms; one that the sponsor does not have is left out. */
  of: readonly FundKind[];
}

/** What must be said of the offerings whose terms a page states, as they stand. */
export function Legends({ of }: LegendsProps) {
  const circular = useCircular();
  const { path } = useRenderContext();
  const { heading, regulationA, regulationD, moneyLabel, all } = offerings;
  const toMoney = (words: object | undefined, href: string) =>
    words && href !== path ? { label: moneyLabel, href } : undefined;
  const stated = [
    ...(of.includes('regulation-a')
      ? [
          {
            ...regulationA,
            document: { label: regulationA.documentLabel, ...circular },
            money: toMoney(pages.yourMoney, '/invest/your-money'),
          },
        ]
      : []),
    ...(regulationD && of.includes('regulation-d')
      ? [
          {
            ...regulationD,
            document: { label: regulationD.documentLabel, href: '/ppm' },
            money: toMoney(pages.regulationD?.yourMoney, '/regd/your-money'),
          },
        ]
      : []),
  ];
  return <OfferingLegends heading={heading} headingLevel={2} offerings={stated} all={all} />;
}
