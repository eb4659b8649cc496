import { offerings } from '@sponsor/content/offerings';
import type { FundKind } from '@sponsor/domain';
import { OfferingLegends } from '@sponsor/ui';
import { useCircular } from '../circular.ts';

interface LegendsProps {
  /** Of which funds the page states terms; one that the sponsor does not have is left out. */
  of: readonly FundKind[];
}

/** What must be said of the offerings whose terms a page states, as they stand. */
export function Legends({ of }: LegendsProps) {
  const circular = useCircular();
  const { heading, regulationA, regulationD, all } = offerings;
  const stated = [
    ...(of.includes('regulation-a')
      ? [{ ...regulationA, document: { label: regulationA.documentLabel, ...circular } }]
      : []),
    ...(regulationD && of.includes('regulation-d')
      ? [{ ...regulationD, document: { label: regulationD.documentLabel, href: '/ppm' } }]
      : []),
  ];
  return <OfferingLegends heading={heading} headingLevel={2} offerings={stated} all={all} />;
}
