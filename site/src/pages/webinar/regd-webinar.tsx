import { notesHeading } from '@sponsor/content/notes';
import { webinarRegulationD } from '@sponsor/content/pictures';
import { webinarNotes, webinars, webinarWords } from '@sponsor/content/webinar';
import { PageNotes, WebinarRegistration } from '@sponsor/ui/sections';
import { Island } from '../../hydration/island.tsx';
import { BuiltPicture } from '../../parts/built-picture.tsx';
import Registration from './registration.island.tsx';

const webinar = webinars['regulation-d'];

/** What the webinar of the Regulation D fund is about, and the form that opens it. */
export function Component() {
  return (
    <>
      <WebinarRegistration
        {...webinar}
        badge={webinarWords.badge}
        registration={webinarWords.registration}
        form={
          <Island when="idle">
            <Registration fund="regulation-d" />
          </Island>
        }
        media={<BuiltPicture of={webinarRegulationD} sizes="(min-width: 768px) 56vw, 100vw" loading="eager" />}
        caption={webinarRegulationD.caption}
        document={{ label: webinar.documentLabel, href: '/ppm' }}
      />
      <PageNotes notes={webinarNotes('regulation-d')} heading={notesHeading} />
    </>
  );
}
