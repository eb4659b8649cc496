import { articles } from '@sponsor/content/articles';
import { pages } from '@sponsor/content/pages';
import type { FeaturedImage } from '@sponsor/contract';
import { Cutout, type CutoutProps } from '@sponsor/ui/drawings';
import { ArticleGrid } from '@sponsor/ui/sections';
import { requireContent } from '../require-content.ts';
import { drawings } from './article/drawings.tsx';

/** The part of each drawing that is legible at the size of a card. */
const cuts: Record<FeaturedImage, Omit<CutoutProps, 'shape' | 'children'>> = {
  countyDensity: { left: 0.075, top: 0.045, width: 0.74, paper: 'raised' },
  storageElevation: { left: 0.345, top: 0.014, width: 0.222, paper: 'raised' },
  flexAxonometric: { left: 0.28, top: 0.13, width: 0.42, paper: 'raised' },
  ageStair: { left: 0.38, top: 0.01, width: 0.62 },
  porchDetail: { left: 0.2, top: 0.225, width: 0.62, paper: 'inverse' },
  flexBayPlan: { left: 0.35, top: 0.365, width: 0.5, paper: 'raised' },
};

const { list } = requireContent(pages.blog, 'blog in pages.ts').words;

/** The articles, newest first. */
export function Component() {
  const cards = articles.map((article) => ({
    ...article,
    href: `/blog/${article.id}`,
    media: (
      <Cutout shape="card" {...cuts[article.featuredImage]}>
        {drawings[article.featuredImage]?.media}
      </Cutout>
    ),
  }));
  return <ArticleGrid {...list} articles={cards} />;
}
