import { storageElevation } from '@sponsor/content/drawings';
import { notesHeading } from '@sponsor/content/notes';
import { regulationAInvest } from '@sponsor/content/regulation-a-invest';
import { telephoneLink } from '@sponsor/domain';
import { StorageElevation } from '@sponsor/drawings';
import { Confirmation } from '@sponsor/ui';
import { EmbedPanel, InvestNow, PageNotes } from '@sponsor/ui/sections';
import { Island } from '../hydration/island.tsx';
import InvestingPlatform from '../parts/investing-platform.island.tsx';
import { useRenderContext } from '../render-context.ts';

const { heading, introduction, notConfigured, haveReady, beforeYouSign, help, offeringCircularLabel, closing, notes } =
  regulationAInvest;

/** Where an investment in the Regulation A fund is made. */
export function Component() {
  const { phone, email, offeringCircularUrl, investingPlatform: platform } = useRenderContext().site;
  const circular = { label: offeringCircularLabel, href: offeringCircularUrl, external: true };
  return (
    <>
      <Confirmation />
      <EmbedPanel
        heading={heading}
        introduction={introduction}
        notConfigured={{
          heading: notConfigured.heading,
          text: notConfigured.text,
          links: [{ label: email, href: `mailto:${email}` }, telephoneLink(phone), circular],
        }}
        notes={[
          { heading: haveReady.heading, points: haveReady.items.map((item) => [item]) },
          { heading: beforeYouSign.heading, points: beforeYouSign.items },
          { heading: help.heading, points: [[help.text]] },
        ]}
      >
        {platform?.regulationA && (
          <Island when="idle">
            <InvestingPlatform
              scripts={platform.scripts}
              stylesheet={platform.stylesheet}
              {...platform.regulationA}
              document={circular}
            />
          </Island>
        )}
      </EmbedPanel>
      <PageNotes notes={notes} heading={notesHeading} />
      {/* Its building stands on the footer's ground. */}
      <InvestNow
        {...closing}
        surface="tint"
        media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
        drawing={storageElevation}
      />
    </>
  );
}
