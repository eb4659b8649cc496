import { portfolio } from '@sponsor/content/portfolio';
import { PortfolioImages as Images } from '@sponsor/ui/sections';
import { portfolioSlides } from './portfolio-slides.tsx';

const slides = portfolioSlides('(min-width: 768px) 50vw, 92vw');

/** The portfolio beside the words of another page. */
export function PortfolioImages() {
  return <Images {...portfolio} slides={slides} />;
}
