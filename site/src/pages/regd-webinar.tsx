import { notesHeading } from '@sponsor/content/notes';
import { webinarRegulationD } from '@sponsor/content/pictures';
import { webinarNotes, webinars, webinarWords } from '@sponsor/content/webinar';
import { Footnotes, Section } from '@sponsor/ui';
import { WebinarRegistration } from '@sponsor/ui/sections';
import { island } from '../island.tsx';

const Registration = island(
  () => import('../islands/webinar-registration.tsx').then((module) => module.RegulationDRegistration),
  'idle',
);
const Model = island(
  () => import('../islands/webinar-pictures.tsx').then((module) => module.RegulationDPicture),
  'navigation',
);

const webinar = webinars['regulation-d'];

export default function RegulationDWebinarPage() {
  return (
    <>
      <WebinarRegistration
        {...webinar}
        badge={webinarWords.badge}
        registration={webinarWords.registration}
        form={<Registration />}
        media={<Model />}
        caption={webinarRegulationD.caption}
        document={{ label: webinar.documentLabel, href: '/ppm' }}
      />
      <Section space="compact">
        <Footnotes notes={webinarNotes('regulation-d')} heading={notesHeading} headingLevel={2} />
      </Section>
    </>
  );
}
