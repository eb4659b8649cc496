import { useRenderContext } from '../../render-context.ts';
import { Access } from './access.tsx';

/** The recording of the Regulation A fund's webinar. */
export function Component() {
  const { regulationAWebinar, offeringCircularUrl } = useRenderContext().site;
  return (
    <Access fund="regulation-a" video={regulationAWebinar} document={{ href: offeringCircularUrl, external: true }} />
  );
}
