import { sponsor } from '@sponsor/content/sponsor';
import type { FundKind } from '@sponsor/domain';
import { useRenderContext } from './render-context.ts';

/** Where the offering circular is read. As long as there is none, it is asked for. */
export function useCircular(): { href: string; external: boolean } {
  const { offeringCircularUrl } = useRenderContext().site;
  if (sponsor.funds.regulationA.status === 'testing-the-waters') return { href: '/contact', external: false };
  return { href: offeringCircularUrl, external: true };
}

/** Where the document is read by which a fund is offered. */
export function useOfferingDocument(fund: FundKind): { href: string; external: boolean } {
  const circular = useCircular();
  return fund === 'regulation-a' ? circular : { href: '/ppm', external: false };
}
