import type { PortfolioCarouselWords, PortfolioImagesWords } from '@sponsor/ui/sections';

/** The words of both carousels, which show the same slides. */
export interface PortfolioContent extends PortfolioCarouselWords, PortfolioImagesWords {
  /** In the order of the pictures of `portfolioModels`. */
  slides: readonly {
    id: number;
    title: string;
    location: string;
    type: string;
    /** Describes its picture while that shows a model. */
    subject?: string;
  }[];
}
