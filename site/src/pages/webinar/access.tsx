import { films } from '@sponsor/content/films';
import { webinars, webinarWords } from '@sponsor/content/webinar';
import type { FormId, FundKind, NavigationLink } from '@sponsor/domain';
import { Confirmation, Section } from '@sponsor/ui';
import { WebinarAccess } from '@sponsor/ui/sections';
import type { ComponentProps } from 'react';
import { Island } from '../../hydration/island.tsx';
import { BuiltPicture } from '../../parts/built-picture.tsx';
import { Legends } from '../../parts/legends.tsx';
import { ReceiptAfter } from '../../parts/receipt-after.tsx';
import { Video } from '../../parts/video.tsx';
import { present } from '../../present.ts';
import HostedPlayer from './hosted-player.island.tsx';

interface AccessProps {
  fund: FundKind;
  /** The form by which one comes here. */
  formId: FormId;
  /** Absent as long as there is no recording. */
  video: { embedUrl: string } | undefined;
  /** Takes the place of a player in a frame. */
  player: ComponentProps<typeof HostedPlayer> | undefined;
  document: Pick<NavigationLink, 'href'> & { external?: boolean };
}

/** A fund's webinar, and what a visitor can do after it. */
export function Access({ fund, formId, video, player, document }: AccessProps) {
  const { accessHeading, agenda, documentLabel, next, picture } = present(webinars[fund], 'the words of this webinar');
  return (
    <>
      <Confirmation />
      <WebinarAccess
        heading={accessHeading}
        thanks={webinarWords.thanks}
        media={
          player ? (
            <Island when="idle">
              <HostedPlayer {...player} />
            </Island>
          ) : (
            <Video
              poster={<BuiltPicture of={picture} sizes="(min-width: 768px) 56vw, 100vw" loading="eager" />}
              title={accessHeading}
              playLabel={webinarWords.playLabel}
              film={films[fund]}
              embed={video && { src: video.embedUrl, title: accessHeading }}
              unavailableText={webinarWords.unavailable}
              caption={picture.caption}
            />
          )
        }
        contents={{ heading: webinarWords.contentsHeading, items: agenda, risk: webinarWords.risk }}
        next={{ heading: webinarWords.nextHeading, ...next, document: { label: documentLabel, ...document } }}
      />
      <ReceiptAfter formId={formId} />
      <Section space="compact">
        <Legends of={[fund]} />
      </Section>
    </>
  );
}
