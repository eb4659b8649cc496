import { articles } from '@sponsor/content/articles';
import { blog } from '@sponsor/content/blog';
import { countyDensity, flexAxonometric, storageElevation } from '@sponsor/content/drawing-words';
import { CountyDensity, FlexAxonometric, StorageElevation } from '@sponsor/content/drawings';
import type { ReactNode } from 'react';
import { Cutout } from '../../drawings/Cutout/Cutout.tsx';
import type { ArticleGridProps } from './ArticleGrid.tsx';

const media: readonly ReactNode[] = [
  <Cutout key="counties" shape="card" left={0.075} top={0.045} width={0.74} paper="raised">
    <CountyDensity label={countyDensity.alternativeText} />
  </Cutout>,
  <Cutout key="storage" shape="card" left={0.345} top={0.014} width={0.222} paper="raised">
    <StorageElevation label={storageElevation.alternativeText} />
  </Cutout>,
  <Cutout key="flex" shape="card" left={0.28} top={0.13} width={0.42} paper="raised">
    <FlexAxonometric label={flexAxonometric.alternativeText} />
  </Cutout>,
];

export const insights: ArticleGridProps = {
  heading: blog.list.heading,
  lede: blog.list.lede,
  articles: articles.slice(0, media.length).map(({ id, title, excerpt, date, readTime, topic }, index) => ({
    id,
    title,
    excerpt,
    date,
    readTime,
    topic,
    href: `/blog/${id}`,
    media: media[index],
  })),
  readMoreLabel: blog.list.readMoreLabel,
  risk: blog.list.risk,
};
