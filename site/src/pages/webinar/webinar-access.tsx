import { films } from '@sponsor/content/films';
import { webinars, webinarWords } from '@sponsor/content/webinar';
import type { FundKind, SiteConfig } from '@sponsor/domain';
import { Confirmation, Section } from '@sponsor/ui';
import { WebinarAccess } from '@sponsor/ui/sections';
import { useOfferingDocument } from '../../circular.ts';
import { Island } from '../../hydration/island.tsx';
import { BuiltPicture } from '../../parts/built-picture.tsx';
import { Legends } from '../../parts/legends.tsx';
import { ReceiptAfter } from '../../parts/receipt-after.tsx';
import { Video } from '../../parts/video.tsx';
import { useRenderContext } from '../../render-context.ts';
import { requireContent } from '../../require-content.ts';
import HostedPlayer from './hosted-player.island.tsx';
import { webinarForms } from './webinar-forms.ts';

/** A fund's webinar, and the next steps. */
export function Component({ fund }: { fund: FundKind }) {
  const { accessHeading, agenda, documentLabel, next, picture } = requireContent(
    webinars[fund],
    'the words of this webinar',
  );
  const { player, video } = recordingOf(fund, useRenderContext().site);
  const document = { label: documentLabel, ...useOfferingDocument(fund) };
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
        next={{ heading: webinarWords.nextHeading, ...next, document }}
      />
      <ReceiptAfter formId={webinarForms[fund]} />
      <Section space="compact">
        <Legends of={[fund]} />
      </Section>
    </>
  );
}

/** Returns a fund's hosted player and its video in a frame; the page prefers the player. Either may be undefined. */
function recordingOf(fund: FundKind, { hostedPlayer, regulationAWebinar, regulationDWebinar }: SiteConfig) {
  const [film, video] =
    fund === 'regulation-a'
      ? [hostedPlayer?.regulationA, regulationAWebinar]
      : [hostedPlayer?.regulationD, regulationDWebinar];
  const player = hostedPlayer &&
    film && { scripts: hostedPlayer.scripts, elementName: hostedPlayer.elementName, ...film };
  return { player, video };
}
