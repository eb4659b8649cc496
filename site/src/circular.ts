import { sponsor } from '@sponsor/content/sponsor';
import { useRenderContext } from './render-context.ts';

/** Where the offering circular is read. As long as there is none, it is asked for. */
export function useCircular(): { href: string; external: boolean } {
  const { offeringCircularUrl } = useRenderContext().site;
  if (sponsor.funds.regulationA.status === 'testing-the-waters') return { href: '/contact', external: false };
  return { href: offeringCircularUrl, external: true };
}
