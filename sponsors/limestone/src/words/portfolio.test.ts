import { expect, it } from 'vitest';
import { portfolioModels } from './pictures.ts';
import { portfolio } from './portfolio.ts';

it('[motion-1] has a picture for each slide of the portfolio', () => {
  expect(portfolioModels).toHaveLength(portfolio.slides.length);
});
