import { emptyLot, storageElevation } from '@sponsor/content/drawing-words';
import { EmptyLot, StorageElevation } from '@sponsor/content/drawings';
import { noteHistory, notesHeading } from '@sponsor/content/notes';
import { offerings } from '@sponsor/content/offerings';
import { regulationAInvest } from '@sponsor/content/regulation-a-invest';
import { telephoneLink } from '@sponsor/domain';
import { Confirmation } from '@sponsor/ui';
import { EmbedPanel, InvestNow, PageNotes } from '@sponsor/ui/sections';
import { useCircular } from '../circular.ts';
import { Island } from '../hydration/island.tsx';
import InvestingPlatform from '../parts/investing-platform.island.tsx';
import { Legends } from '../parts/legends.tsx';
import { ReceiptAfter } from '../parts/receipt-after.tsx';
import { useRenderContext } from '../render-context.ts';

const { offeringCircularLabel, closing, notes, ...panel } = regulationAInvest;
const { noMoney } = offerings.regulationA;

/** The page to invest in the Regulation A fund. */
export function Component() {
  const { phone, email, investingPlatform: platform } = useRenderContext().site;
  const circular = { label: offeringCircularLabel, ...useCircular() };
  return (
    <>
      <Confirmation />
      <EmbedPanel
        {...panel}
        notConfigured={{
          ...(noMoney ?? panel.notConfigured),
          media: <EmptyLot label={emptyLot.alternativeText} measured={false} />,
          links: [circular, { label: email, href: `mailto:${email}` }, telephoneLink(phone)],
        }}
        notes={[panel.haveReady, panel.beforeYouSign, { ...panel.help, link: telephoneLink(phone) }]}
      >
        {!noMoney && platform?.regulationA && (
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
      <ReceiptAfter formId="sign-up" />
      <PageNotes notes={notes} heading={notesHeading} history={noteHistory}>
        <Legends of={['regulation-a']} />
      </PageNotes>
      {/* Its building is on the footer's ground. */}
      <InvestNow
        {...closing}
        surface="tint"
        media={<StorageElevation label={storageElevation.alternativeText} measured={false} />}
        drawing={storageElevation}
      />
    </>
  );
}
