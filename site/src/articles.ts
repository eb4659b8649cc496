import type { ArticleId } from '@sponsor/content/article-titles';
import type { Article } from '@sponsor/domain';
import type { ComponentType } from 'react';

/** Each text by itself, so that no page carries the words of another. */
const texts: Record<ArticleId, () => Promise<{ article: Article }>> = {
  'real-estate-gap-americas-heartland': () => import('@sponsor/content/articles/real-estate-gap-americas-heartland'),
  'how-spark-fund-one-brings-real-estate-investing-closer-to-home': () =>
    import('@sponsor/content/articles/how-spark-fund-one-brings-real-estate-investing-closer-to-home'),
  'rise-of-local-industrial': () => import('@sponsor/content/articles/rise-of-local-industrial'),
  'demographic-trends-driving-demand': () => import('@sponsor/content/articles/demographic-trends-driving-demand'),
  'senior-housing-urgent-need': () => import('@sponsor/content/articles/senior-housing-urgent-need'),
  'flex-industrial-backbone': () => import('@sponsor/content/articles/flex-industrial-backbone'),
};

/** The page of one article, with its text. */
export async function loadArticle(id: ArticleId): Promise<{ default: ComponentType }> {
  const [{ articlePage }, { articles }, { article }] = await Promise.all([
    import('./pages/article.tsx'),
    import('@sponsor/content/articles'),
    texts[id](),
  ]);
  const summary = articles.find((candidate) => candidate.id === id);
  if (!summary) throw new Error(`Nothing sums up the article ${id}.`);
  return { default: articlePage(summary, article) };
}
