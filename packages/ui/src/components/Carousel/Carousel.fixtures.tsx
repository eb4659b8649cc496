import { portfolioModels } from '@sponsor/content/pictures';
import { carouselLabels, portfolio } from '@sponsor/content/portfolio';
import { Picture } from '../Picture/Picture.tsx';
import type { CarouselProps } from './Carousel.tsx';

const { pause: pauseLabel, play: playLabel } = portfolio.labels;

/** The first five of the portfolio, without words of their own. */
const fiveSlides: CarouselProps['slides'] = portfolioModels
  .slice(0, 5)
  .map(({ caption: _said, ...picture }, index) => ({ id: index + 1, content: <Picture {...picture} sizes="30vw" /> }));

export const carousel: CarouselProps = { slides: fiveSlides, labels: carouselLabels, 'aria-label': 'Portfolio' };
export const rotation = { intervalMs: 5000, pauseLabel, playLabel };
