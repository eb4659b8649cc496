import { useRenderContext } from '../../render-context.ts';
import { Access } from './access.tsx';

/** The recording of the Regulation D fund's webinar. */
export function Component() {
  const { regulationDWebinar, hostedPlayer: hosted } = useRenderContext().site;
  const player = hosted?.regulationD && {
    scripts: hosted.scripts,
    elementName: hosted.elementName,
    ...hosted.regulationD,
  };
  return (
    <Access
      fund="regulation-d"
      formId="webinar-reg-d"
      video={regulationDWebinar}
      player={player}
      document={{ href: '/ppm' }}
    />
  );
}
