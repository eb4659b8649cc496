import { webinarRegulationA, webinarRegulationD } from '@sponsor/content/pictures';
import { webinars, webinarWords } from '@sponsor/content/webinar';
import type { FundKind, NavigationLink } from '@sponsor/domain';
import { VideoPoster } from '@sponsor/ui';
import { WebinarAccess } from '@sponsor/ui/sections';
import type { ReactNode } from 'react';
import { useRenderInput } from '../render-context.ts';
import { RegulationAPicture, RegulationDPicture } from './webinar-pictures.tsx';

export function RegulationAAccess() {
  const { regulationAWebinar, offeringCircularUrl } = useRenderInput().site;
  return (
    <Access
      fund="regulation-a"
      poster={<RegulationAPicture />}
      caption={webinarRegulationA.caption}
      video={regulationAWebinar}
      document={{ href: offeringCircularUrl, external: true }}
    />
  );
}

export function RegulationDAccess() {
  const { regulationDWebinar } = useRenderInput().site;
  return (
    <Access
      fund="regulation-d"
      poster={<RegulationDPicture />}
      caption={webinarRegulationD.caption}
      video={regulationDWebinar}
      document={{ href: '/ppm' }}
    />
  );
}

interface AccessProps {
  fund: FundKind;
  poster: ReactNode;
  caption: string;
  /** Absent as long as there is no recording. */
  video: { embedUrl: string } | undefined;
  document: Pick<NavigationLink, 'href'> & { external?: boolean };
}

/** A fund's webinar, and what a visitor can do after it. */
function Access({ fund, poster, caption, video, document }: AccessProps) {
  const { accessHeading, agenda, documentLabel, next } = webinars[fund];
  return (
    <WebinarAccess
      heading={accessHeading}
      thanks={webinarWords.thanks}
      media={
        <VideoPoster
          poster={poster}
          title={accessHeading}
          playLabel={webinarWords.playLabel}
          embed={video && { src: video.embedUrl, title: accessHeading }}
          unavailableText={webinarWords.unavailable}
          caption={caption}
        />
      }
      contents={{ heading: webinarWords.contentsHeading, items: agenda, risk: webinarWords.risk }}
      next={{ heading: webinarWords.nextHeading, ...next, document: { label: documentLabel, ...document } }}
    />
  );
}
