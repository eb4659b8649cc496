export interface PortfolioWords {
  heading: string;
  text: string;
  /** Names the smaller carousel, which has no heading of its own. */
  imagesLabel: string;
  /** In the order of the pictures of `portfolioModels`. */
  slides: readonly {
    id: number;
    title: string;
    location: string;
    type: string;
    /** What its picture shows, as long as that is a model. */
    subject?: string;
  }[];
  note: string;
  pauseLabel: string;
  playLabel: string;
}
