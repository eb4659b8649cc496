import { portfolio } from '@sponsor/content/portfolio';
import { PortfolioCarousel } from '@sponsor/ui/sections';
import { Children, type ReactNode } from 'react';

/** The portfolio on the home page, the target of `#portfolio` links. Its children are the pictures of the slides. */
export default function Portfolio({ children }: { children: ReactNode }) {
  const pictures = Children.toArray(children);
  const slides = portfolio.slides.map((slide, index) => ({ ...slide, media: pictures[index] }));
  return <PortfolioCarousel {...portfolio} id="portfolio" slides={slides} />;
}
