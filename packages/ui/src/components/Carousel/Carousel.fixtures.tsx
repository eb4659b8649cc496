import { portfolioModels } from '@sponsor/content/pictures';
import { portfolio } from '@sponsor/content/portfolio';
import { Picture } from '../Picture/Picture.tsx';
import type { CarouselProps } from './Carousel.tsx';

const { pauseLabel, playLabel } = portfolio;

/** The first five slides of the portfolio, without text. */
const fiveSlides: CarouselProps['slides'] = portfolioModels
  .slice(0, 5)
  .map(({ caption: _said, ...picture }, index) => ({ id: index + 1, content: <Picture {...picture} sizes="30vw" /> }));

export const carousel: CarouselProps = { slides: fiveSlides, 'aria-label': 'Portfolio' };
export const rotation = { intervalMs: 5000, pauseLabel, playLabel };
