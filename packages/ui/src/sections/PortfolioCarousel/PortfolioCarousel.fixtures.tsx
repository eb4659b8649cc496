import { portfolioModels } from '@sponsor/content/pictures';
import { portfolio } from '@sponsor/content/portfolio';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PortfolioCarouselProps } from './PortfolioCarousel.tsx';

const pictures = portfolioModels.map(({ caption: _said, ...picture }) => (
  <Picture key={picture.src} {...picture} sizes="(min-width: 768px) 30vw, 92vw" />
));

const { imagesLabel: _label, ...words } = portfolio;

export const portfolioCarousel: PortfolioCarouselProps = {
  ...words,
  slides: portfolio.slides.map((slide, index) => ({ ...slide, media: pictures[index] })),
};
