import { useRenderContext } from '../../render-context.ts';
import { Access } from './access.tsx';

/** The recording of the Regulation D fund's webinar. */
export function Component() {
  const { regulationDWebinar } = useRenderContext().site;
  return <Access fund="regulation-d" video={regulationDWebinar} document={{ href: '/ppm' }} />;
}
