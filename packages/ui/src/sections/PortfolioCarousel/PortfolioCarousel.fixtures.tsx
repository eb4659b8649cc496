import { portfolio } from '@sponsor/content/portfolio';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PortfolioCarouselProps } from './PortfolioCarousel.tsx';

export const portfolioCarousel: PortfolioCarouselProps = {
  ...portfolio,
  slides: portfolio.slides.map(({ picture: { caption: _said, ...picture }, ...slide }) => ({
    ...slide,
    media: <Picture {...picture} sizes="(min-width: 768px) 30vw, 92vw" />,
  })),
};
