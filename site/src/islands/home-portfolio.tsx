import { portfolio } from '@sponsor/content/portfolio';
import { PortfolioCarousel } from '@sponsor/ui/sections';
import { portfolioSlides } from './portfolio-slides.tsx';

const slides = portfolioSlides('(min-width: 1440px) 420px, (min-width: 768px) 30vw, 92vw');

/** The portfolio on the home page, where links to `#portfolio` lead. */
export function HomePortfolio() {
  return <PortfolioCarousel {...portfolio} id="portfolio" slides={slides} />;
}
