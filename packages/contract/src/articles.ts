import type { Article, ArticleSummary, NavigationLink } from '@sponsor/domain';
import type { ArticleGridWords } from '@sponsor/ui/sections';

/** The drawings that illustrate articles. */
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

/** The drawings that are also legible at the size of a card in the list. */
export type FeaturedImage =
  | 'ageStair'
  | 'countyDensity'
  | 'flexAxonometric'
  | 'flexBayPlan'
  | 'porchDetail'
  | 'storageElevation';

export interface ArticlePictureChoice {
  drawing: ArticleDrawing;
  /** As in `Article` of `@sponsor/ui`; the full width if left out. */
  format?: 'long' | 'portrait' | 'sheet';
  /** Shows a strip of the drawing across the page at this point; the strip's position is in parts of the drawing's width. */
  bannerFrom?: number;
}

export interface PublishedArticle extends ArticleSummary, Article {
  /** Illustrates the article in the list. */
  featuredImage: FeaturedImage;
  /** One across the page, one within the text. */
  pictures: { lead: ArticlePictureChoice; second: ArticlePictureChoice };
}

export interface BlogContent {
  list: ArticleGridWords;
  /** The words that all articles share. */
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
