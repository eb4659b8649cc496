import { offerings } from '@sponsor/content/offerings';
import type { FundKind } from '@sponsor/domain';
import { OfferingLegends } from '@sponsor/ui';
import { useCircular } from '../circular.ts';
import { useRenderContext } from '../render-context.ts';
import { moneyLinks } from './money-links.ts';

interface LegendsProps {
  /** The funds whose terms the page states; one that the sponsor does not have is ignored. */
  of: readonly FundKind[];
}

/** The required legends of the offerings whose terms a page states, in their current status. */
export function Legends({ of }: LegendsProps) {
  const circular = useCircular();
  const { path } = useRenderContext();
  const { heading, regulationA, regulationD, all } = offerings;
  const toMoney = (fund: FundKind) => (moneyLinks[fund]?.href === path ? undefined : moneyLinks[fund]);
  const stated = [
    ...(of.includes('regulation-a')
      ? [
          {
            ...regulationA,
            document: { label: regulationA.documentLabel, ...circular },
            money: toMoney('regulation-a'),
          },
        ]
      : []),
    ...(regulationD && of.includes('regulation-d')
      ? [
          {
            ...regulationD,
            document: path === '/ppm' ? undefined : { label: regulationD.documentLabel, href: '/ppm' },
            money: toMoney('regulation-d'),
          },
        ]
      : []),
  ];
  return <OfferingLegends heading={heading} headingLevel={2} offerings={stated} all={all} />;
}
