import type { Article, ArticleSummary, NavigationLink } from '@sponsor/domain';
import type { ArticleGridWords } from '@sponsor/ui/sections';

/** The drawings that articles are illustrated by. */
export type ArticleDrawing =
  | 'ageStair'
  | 'apartmentsElevation'
  | 'countyDensity'
  | 'flexAxonometric'
  | 'flexBayPlan'
  | 'flexElevation'
  | 'porchDetail'
  | 'rentSection'
  | 'storageElevation'
  | 'studioPlan'
  | 'unbuiltElevation';

/** Those of them that can also be read at the size of a card in the list. */
export type FeaturedImage =
  | 'ageStair'
  | 'countyDensity'
  | 'flexAxonometric'
  | 'flexBayPlan'
  | 'porchDetail'
  | 'storageElevation';

export interface ArticlePictureChoice {
  drawing: ArticleDrawing;
  /** As `Article` of `@sponsor/ui` shows it; as wide as its place if left out. */
  format?: 'long' | 'portrait' | 'sheet';
  /** Shows a strip of the drawing across the page, from here on, in parts of its width. */
  bannerFrom?: number;
}

export interface PublishedArticle extends ArticleSummary, Article {
  /** Stands for it in the list. */
  featuredImage: FeaturedImage;
  /** One across the page, one within the text. */
  pictures: { lead: ArticlePictureChoice; second: ArticlePictureChoice };
}

export interface BlogContent {
  list: ArticleGridWords;
  /** What all articles share. */
  article: {
    back: NavigationLink;
    facts: {
      published: string;
      readingTime: string;
      topic: string;
      figures: { name: string; value: string };
    };
    risk: { heading: string; text: string; documentLabel: string };
  };
}
