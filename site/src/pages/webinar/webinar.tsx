import { notesHeading } from '@sponsor/content/notes';
import { webinarRegulationA } from '@sponsor/content/pictures';
import { webinarNotes, webinars, webinarWords } from '@sponsor/content/webinar';
import { PageNotes, WebinarRegistration } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { BuiltPicture } from '../../parts/built-picture.tsx';
import { useRenderContext } from '../../render-context.ts';
import Registration from './registration.island.tsx';

const webinar = webinars['regulation-a'];

/** What the webinar of the Regulation A fund is about, and the form that opens it. */
export function Component() {
  const { offeringCircularUrl } = useRenderContext().site;
  return (
    <>
      <WebinarRegistration
        {...webinar}
        badge={webinarWords.badge}
        registration={webinarWords.registration}
        form={
          <Island when="idle">
            <Registration fund="regulation-a" />
          </Island>
        }
        media={<BuiltPicture of={webinarRegulationA} sizes="(min-width: 768px) 56vw, 100vw" loading="eager" />}
        caption={webinarRegulationA.caption}
        document={{ label: webinar.documentLabel, href: offeringCircularUrl, external: true }}
      />
      <PageNotes notes={webinarNotes('regulation-a')} heading={notesHeading} />
    </>
  );
}
