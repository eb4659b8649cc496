import { emptyLot } from '@sponsor/content/drawings';
import { memorandum } from '@sponsor/content/memorandum';
import { noteHistory, notesHeading } from '@sponsor/content/notes';
import { offerings } from '@sponsor/content/offerings';
import { telephoneLink } from '@sponsor/domain';
import { EmptyLot } from '@sponsor/drawings';
import { EmbedPanel, NextSteps, PageNotes } from '@sponsor/ui/sections';
import { Legends } from '../parts/legends.tsx';
import { present } from '../present.ts';
import { useRenderContext } from '../render-context.ts';

const words = present(memorandum, 'memorandum.ts');
const { heading, introduction, viewerTitle, notPublished, document, contents, beforeYouDecide, notes } = words;
const noMoney = offerings.regulationD?.noMoney;
const { contact, invest, ...questions } = words.questions;

/** The memorandum of the Regulation D fund, or where to ask for it. */
export function Component() {
  const { phone, memorandum: published, regulationDInvestUrl } = useRenderContext().site;
  return (
    <>
      <EmbedPanel
        heading={heading}
        introduction={introduction}
        frame={published && { src: published.viewerUrl, title: viewerTitle }}
        notConfigured={{
          media: <EmptyLot label={emptyLot.alternativeText} />,
          heading: notPublished.heading,
          text: notPublished.text,
          links: [
            notPublished.ask,
            ...(notPublished.sample ? [{ ...notPublished.sample, external: true }] : []),
            telephoneLink(phone),
          ],
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
      <NextSteps
        {...questions}
        actions={[
          contact,
          regulationDInvestUrl && !noMoney ? { ...invest, href: regulationDInvestUrl, external: true } : invest,
        ]}
      />
      <PageNotes notes={notes} heading={notesHeading} history={noteHistory}>
        <Legends of={['regulation-d']} />
      </PageNotes>
    </>
  );
}
