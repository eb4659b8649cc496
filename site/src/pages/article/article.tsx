import { noteHistory, notes, notesHeading } from '@sponsor/content/notes';
import { pages } from '@sponsor/content/pages';
import type { PublishedArticle } from '@sponsor/contract';
import { formatDay, notesOf } from '@sponsor/domain';
import { Section } from '@sponsor/ui';
import { Article } from '@sponsor/ui/sections';
import { useCircular } from '../../circular.ts';
import { Legends } from '../../parts/legends.tsx';
import { requireContent } from '../../require-content.ts';
import { articlePicture } from './pictures.tsx';

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
