import { notesHeading } from '@sponsor/content/notes';
import { regulationAInvest } from '@sponsor/content/rega-invest';
import { Footnotes, Section } from '@sponsor/ui';
import { EmbedPanel } from '@sponsor/ui/sections';
import { useRenderInput } from '../render-context.ts';

const { heading, introduction, notConfigured, haveReady, beforeYouSign, help, offeringCircularLabel, notes } =
  regulationAInvest;

export default function RegulationAInvestPage() {
  const { phone, email, offeringCircularUrl } = useRenderInput().site;
  return (
    <>
      <EmbedPanel
        heading={heading}
        introduction={introduction}
        notConfigured={{
          heading: notConfigured.heading,
          text: notConfigured.text,
          links: [
            { label: email, href: `mailto:${email}` },
            { label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
            { label: offeringCircularLabel, href: offeringCircularUrl, external: true },
          ],
        }}
        notes={[
          { heading: haveReady.heading, points: haveReady.items.map((item) => [item]) },
          { heading: beforeYouSign.heading, points: beforeYouSign.items },
          { heading: help.heading, points: [[help.text]] },
        ]}
      />
      <Section space="compact">
        <Footnotes notes={notes} heading={notesHeading} headingLevel={2} />
      </Section>
    </>
  );
}
