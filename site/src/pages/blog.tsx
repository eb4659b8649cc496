import { articles, type FeaturedImage } from '@sponsor/content/articles';
import { blog } from '@sponsor/content/blog';
import { Cutout, type CutoutProps } from '@sponsor/ui/drawings';
import { ArticleGrid } from '@sponsor/ui/sections';
import type { ComponentType } from 'react';
import * as drawings from '../article-drawings.ts';

/** What of each drawing can be read at the size of a card. */
const cuts: Record<FeaturedImage, { Drawing: ComponentType; cut: Omit<CutoutProps, 'shape' | 'children'> }> = {
  countyDensity: { Drawing: drawings.Counties, cut: { left: 0.075, top: 0.045, width: 0.74, paper: 'raised' } },
  storageElevation: { Drawing: drawings.StorageRow, cut: { left: 0.345, top: 0.014, width: 0.222, paper: 'raised' } },
  flexAxonometric: { Drawing: drawings.FlexFromAbove, cut: { left: 0.28, top: 0.13, width: 0.42, paper: 'raised' } },
  ageStair: { Drawing: drawings.YearsOfBirthdays, cut: { left: 0.38, top: 0.01, width: 0.62 } },
  porchDetail: { Drawing: drawings.Porch, cut: { left: 0.2, top: 0.225, width: 0.62, paper: 'inverse' } },
  flexBayPlan: { Drawing: drawings.FlexBays, cut: { left: 0.35, top: 0.365, width: 0.5, paper: 'raised' } },
};

export default function BlogPage() {
  const cards = articles.map((article) => {
    const { Drawing, cut } = cuts[article.featuredImage];
    const media = (
      <Cutout shape="card" {...cut}>
        <Drawing />
      </Cutout>
    );
    return { ...article, href: `/blog/${article.id}`, media };
  });
  return (
    <ArticleGrid
      heading={blog.heading}
      lede={blog.lede}
      articles={cards}
      readMoreLabel={blog.readMoreLabel}
      risk={blog.listRisk}
    />
  );
}
