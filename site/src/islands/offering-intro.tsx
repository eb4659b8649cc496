import { regulationDInvest } from '@sponsor/content/regulation-d-invest';
import { EmbedPanel, OfferingIntro } from '@sponsor/ui/sections';
import { useRenderInput } from '../render-context.ts';

const { panel, intro } = regulationDInvest;

/** Where an investment in the Regulation D fund is made, and what is offered there. */
export function RegulationDIntro() {
  const { phone, email } = useRenderInput().site;
  return (
    <>
      <EmbedPanel
        heading={panel.heading}
        introduction={panel.introduction}
        notConfigured={{
          ...panel.notConfigured,
          links: [
            { label: email, href: `mailto:${email}` },
            { label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
          ],
        }}
        notes={[
          { heading: panel.haveReady.heading, points: panel.haveReady.items.map((item) => [item]) },
          { heading: panel.beforeYouSign.heading, points: panel.beforeYouSign.items },
          { heading: panel.help.heading, points: [[panel.help.text]] },
        ]}
      />
      <OfferingIntro {...intro} />
    </>
  );
}
