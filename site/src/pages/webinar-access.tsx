import { webinarRegulationA } from '@sponsor/content/pictures';
import { webinars, webinarWords } from '@sponsor/content/webinar';
import { VideoPoster } from '@sponsor/ui';
import { WebinarAccess } from '@sponsor/ui/sections';
import { island } from '../island.tsx';
import { useRenderInput } from '../render-context.ts';

const Poster = island(
  () => import('../islands/webinar-pictures.tsx').then((module) => module.RegulationAPicture),
  'navigation',
);

const { accessHeading, agenda, documentLabel, next } = webinars['regulation-a'];

export default function RegulationAWebinarAccessPage() {
  const { regulationAWebinar, offeringCircularUrl } = useRenderInput().site;
  return (
    <WebinarAccess
      heading={accessHeading}
      thanks={webinarWords.thanks}
      media={
        <VideoPoster
          poster={<Poster />}
          title={accessHeading}
          playLabel={webinarWords.playLabel}
          embed={regulationAWebinar && { src: regulationAWebinar.embedUrl, title: accessHeading }}
          unavailableText={webinarWords.unavailable}
          caption={webinarRegulationA.caption}
        />
      }
      contents={{ heading: webinarWords.contentsHeading, items: agenda, risk: webinarWords.risk }}
      next={{
        heading: webinarWords.nextHeading,
        ...next,
        document: { label: documentLabel, href: offeringCircularUrl, external: true },
      }}
    />
  );
}
