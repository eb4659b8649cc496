import { useCircular } from '../../circular.ts';
import { useRenderContext } from '../../render-context.ts';
import { Access } from './access.tsx';

/** The recording of the Regulation A fund's webinar. */
export function Component() {
  const { regulationAWebinar, hostedPlayer: hosted } = useRenderContext().site;
  const player = hosted && { scripts: hosted.scripts, elementName: hosted.elementName, ...hosted.regulationA };
  return (
    <Access
      fund="regulation-a"
      formId="webinar-reg-a"
      video={regulationAWebinar}
      player={player}
      document={useCircular()}
    />
  );
}
