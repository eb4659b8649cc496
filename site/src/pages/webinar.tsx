import { notesHeading } from '@sponsor/content/notes';
import { webinarRegulationA } from '@sponsor/content/pictures';
import { webinarNotes, webinars, webinarWords } from '@sponsor/content/webinar';
import { Footnotes, Section } from '@sponsor/ui';
import { WebinarRegistration } from '@sponsor/ui/sections';
import { island } from '../island.tsx';
import { useRenderInput } from '../render-context.ts';

const Registration = island(
  () => import('../islands/webinar-registration.tsx').then((module) => module.RegulationARegistration),
  'idle',
);
const Model = island(
  () => import('../islands/webinar-pictures.tsx').then((module) => module.RegulationAPicture),
  'navigation',
);

const webinar = webinars['regulation-a'];

export default function RegulationAWebinarPage() {
  const { offeringCircularUrl } = useRenderInput().site;
  return (
    <>
      <WebinarRegistration
        {...webinar}
        badge={webinarWords.badge}
        registration={webinarWords.registration}
        form={<Registration />}
        media={<Model />}
        caption={webinarRegulationA.caption}
        document={{ label: webinar.documentLabel, href: offeringCircularUrl, external: true }}
      />
      <Section space="compact">
        <Footnotes notes={webinarNotes('regulation-a')} heading={notesHeading} headingLevel={2} />
      </Section>
    </>
  );
}
