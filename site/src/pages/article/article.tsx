import type { ArticleId } from '@sponsor/content/article-titles';
import { articles } from '@sponsor/content/articles';
import { article as demographicTrends } from '@sponsor/content/articles/demographic-trends-driving-demand';
import { article as flexBackbone } from '@sponsor/content/articles/flex-industrial-backbone';
import { article as closerToHome } from '@sponsor/content/articles/how-spark-fund-one-brings-real-estate-investing-closer-to-home';
import { article as heartlandGap } from '@sponsor/content/articles/real-estate-gap-americas-heartland';
import { article as localIndustrial } from '@sponsor/content/articles/rise-of-local-industrial';
import { article as seniorHousing } from '@sponsor/content/articles/senior-housing-urgent-need';
import { blog } from '@sponsor/content/blog';
import { notes, notesHeading } from '@sponsor/content/notes';
import { type Article as ArticleText, formatDay, notesOf } from '@sponsor/domain';
import { Article } from '@sponsor/ui/sections';
import { useRenderContext } from '../../render-context.ts';
import { pictures } from './pictures.tsx';

const texts: Record<ArticleId, ArticleText> = {
  'real-estate-gap-americas-heartland': heartlandGap,
  'how-spark-fund-one-brings-real-estate-investing-closer-to-home': closerToHome,
  'rise-of-local-industrial': localIndustrial,
  'demographic-trends-driving-demand': demographicTrends,
  'senior-housing-urgent-need': seniorHousing,
  'flex-industrial-backbone': flexBackbone,
};

const { back, facts, risk } = blog;

/** The page of an article. */
export function articlePage(id: ArticleId) {
  const summary = articles.find((article) => article.id === id);
  if (!summary) throw new Error(`Nothing sums up the article ${id}.`);
  const text = texts[id];
  return function ArticlePage() {
    const { offeringCircularUrl } = useRenderContext().site;
    return (
      <Article
        back={back}
        title={summary.title}
        lede={text.lede}
        facts={[
          { name: facts.published, value: formatDay(summary.date) },
          { name: facts.readingTime, value: summary.readTime },
          { name: facts.topic, value: summary.topic },
          facts.figures,
        ]}
        {...pictures[id]}
        blocks={text.blocks}
        risk={{
          heading: risk.heading,
          text: risk.text,
          document: { label: risk.documentLabel, href: offeringCircularUrl },
        }}
        notes={notesOf(text, notes)}
        notesHeading={notesHeading}
        action={text.action}
      />
    );
  };
}
