import { noteHistory, notes, notesHeading } from '@sponsor/content/notes';
import { pages } from '@sponsor/content/pages';
import type { ArticlePictureChoice, PublishedArticle } from '@sponsor/contract';
import { formatDay, notesOf } from '@sponsor/domain';
import { Section } from '@sponsor/ui';
import { Cutout } from '@sponsor/ui/drawings';
import { Article, type ArticlePicture } from '@sponsor/ui/sections';
import { useCircular } from '../../circular.ts';
import { Legends } from '../../parts/legends.tsx';
import { requireContent } from '../../require-content.ts';
import { drawings } from './drawings.tsx';

const { back, facts, risk } = requireContent(pages.blog, 'blog in pages.ts').words.article;

/** The page of an article. */
export function Component({ article }: { article: PublishedArticle }) {
  const circular = useCircular();
  return (
    <>
      <Article
        back={back}
        title={article.title}
        lede={article.lede}
        facts={[
          { name: facts.published, value: formatDay(article.date) },
          { name: facts.readingTime, value: article.readTime },
          { name: facts.topic, value: article.topic },
          facts.figures,
        ]}
        lead={articlePicture(article.pictures.lead)}
        second={articlePicture(article.pictures.second)}
        blocks={article.blocks}
        risk={{
          heading: risk.heading,
          text: risk.text,
          document: { label: risk.documentLabel, ...circular },
        }}
        notes={notesOf(article, notes)}
        notesHeading={notesHeading}
        noteHistory={noteHistory}
        action={article.action}
      />
      <Section space="compact">
        <Legends of={['regulation-a', 'regulation-d']} />
      </Section>
    </>
  );
}

/** A picture of an article, in the article's own choice of size. */
function articlePicture({ drawing: name, format, bannerFrom }: ArticlePictureChoice): ArticlePicture {
  const { media, drawing } = requireContent(drawings[name], `the text of ${name} in drawings.ts`);
  if (bannerFrom === undefined) return { media, drawing, ...(format && { format }) };
  // The whole width of a drawing too high to fit across a page.
  const banner = (
    <Cutout shape="banner" left={0} top={bannerFrom} width={1}>
      {media}
    </Cutout>
  );
  return { media: banner, drawing };
}
