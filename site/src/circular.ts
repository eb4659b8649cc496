import { sponsor } from '@sponsor/content/sponsor';
import type { FundKind } from '@sponsor/domain';
import { useRenderContext } from './render-context.ts';

/** The address of the offering circular or, before it is filed, of the page to request it. */
export function useCircular(): { href: string; external: boolean } {
  const { offeringCircularUrl } = useRenderContext().site;
  if (sponsor.funds.regulationA.status === 'testing-the-waters') return { href: '/contact', external: false };
  return { href: offeringCircularUrl, external: true };
}

/** The address of a fund's offering document. */
export function useOfferingDocument(fund: FundKind): { href: string; external: boolean } {
  const circular = useCircular();
  return fund === 'regulation-a' ? circular : { href: '/ppm', external: false };
}
