import type { PortfolioCarouselWords, PortfolioImagesWords } from '@sponsor/ui/sections';

/** Words of both carousels, which show the same slides. */
export interface PortfolioContent extends PortfolioCarouselWords, PortfolioImagesWords {
  /** In the order of the pictures of `portfolioModels`. */
  slides: readonly {
    id: number;
    title: string;
    location: string;
    type: string;
    /** What its picture shows, as long as that is a model. */
    subject?: string;
  }[];
}
