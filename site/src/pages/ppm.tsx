import { memorandum } from '@sponsor/content/memorandum';
import { notesHeading } from '@sponsor/content/notes';
import { Footnotes, Section } from '@sponsor/ui';
import { EmbedPanel, NextSteps } from '@sponsor/ui/sections';
import { useRenderInput } from '../render-context.ts';

const { heading, introduction, viewerTitle, notPublished, document, contents, beforeYouDecide, questions, notes } =
  memorandum;

export default function MemorandumPage() {
  const { phone, memorandum: published } = useRenderInput().site;
  return (
    <>
      <EmbedPanel
        heading={heading}
        introduction={introduction}
        frame={published && { src: published.viewerUrl, title: viewerTitle }}
        notConfigured={{
          heading: notPublished.heading,
          text: notPublished.text,
          links: [notPublished.ask, { label: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }],
        }}
        notes={[
          ...(published
            ? [
                {
                  heading: document.heading,
                  points: [[document.text]],
                  link: { label: document.label, href: published.documentUrl, external: true },
                },
              ]
            : []),
          { heading: beforeYouDecide.heading, points: beforeYouDecide.items },
          { heading: contents.heading, points: contents.items.map((item) => [item]) },
        ]}
      />
      <NextSteps {...questions} />
      <Section space="compact">
        <Footnotes notes={notes} heading={notesHeading} headingLevel={2} />
      </Section>
    </>
  );
}
