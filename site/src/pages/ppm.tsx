import { emptyLot } from '@sponsor/content/drawing-words';
import { EmptyLot } from '@sponsor/content/drawings';
import { offerings } from '@sponsor/content/offerings';
import { pages } from '@sponsor/content/pages';
import { telephoneLink } from '@sponsor/domain';
import { EmbedPanel, NextSteps } from '@sponsor/ui/sections';
import { PageEnd } from '../parts/page-end.tsx';
import { SampleBook } from '../parts/sample-book.tsx';
import { useRenderContext } from '../render-context.ts';
import { requireContent } from '../require-content.ts';

const { words } = requireContent(pages.regulationD, 'regulationD in pages.ts').memorandum;
const { viewerTitle, ask, sample, notConfigured, document, contents, beforeYouDecide, notes } = words;
const noMoney = offerings.regulationD?.noMoney;
const { contact, invest, ...questions } = words.questions;
const samplePages = sample?.document.drawnPages;

/** The memorandum of the Regulation D fund, or a sample with a link to request the real one. */
export function Component() {
  const { phone, memorandum: published, regulationDInvestUrl } = useRenderContext().site;
  const book = !published && sample && samplePages && <SampleBook words={sample} pageCount={samplePages} />;
  return (
    <>
      <EmbedPanel
        wide={Boolean(book)}
        heading={words.heading}
        introduction={words.introduction}
        frame={published && { src: published.viewerUrl, title: viewerTitle }}
        notConfigured={{
          media: <EmptyLot label={emptyLot.alternativeText} measured={false} />,
          ...notConfigured,
          links: [
            ask,
            ...(sample ? [{ label: sample.label, href: sample.document.url, external: true }] : []),
            telephoneLink(phone),
          ],
        }}
        notes={[
          ...(published
            ? [{ ...document, link: { label: document.label, href: published.documentUrl, external: true } }]
            : []),
          ...(book ? [{ heading: notConfigured.heading, points: [[notConfigured.text]], link: ask }] : []),
          beforeYouDecide,
          contents,
        ]}
      >
        {book}
      </EmbedPanel>
      <NextSteps
        {...questions}
        actions={[
          contact,
          regulationDInvestUrl && !noMoney ? { ...invest, href: regulationDInvestUrl, external: true } : invest,
        ]}
      />
      <PageEnd notes={notes} funds={['regulation-d']} />
    </>
  );
}
