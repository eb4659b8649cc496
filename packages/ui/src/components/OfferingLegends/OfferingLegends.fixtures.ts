import { offerings } from '@sponsor/content/offerings';
import type { OfferingLegendsProps, OfferingLegendWords } from './OfferingLegends.tsx';

/** Returns an offering with the address of its document. */
export function legendOf({
  name,
  status,
  legend,
  documentLabel,
}: OfferingLegendWords & { documentLabel: string }): OfferingLegendsProps['offerings'][number] {
  return {
    name,
    status,
    legend,
    document: {
      label: documentLabel,
      href: 'https://documents.limestone-main.example/offering-circular',
      external: true,
    },
    money: { label: offerings.moneyLabel, href: '/invest/your-money' },
  };
}

export const offeringLegends: Omit<OfferingLegendsProps, 'headingLevel'> = {
  heading: offerings.heading,
  offerings: [legendOf(offerings.regulationA)],
  all: offerings.all,
};
