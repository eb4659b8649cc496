import type { PortfolioContent } from '@sponsor/contract';

const models = [
  'Assisted living around a court',
  'Memory care, in winter',
  'Walk-up apartments',
  'Apartments on a street corner',
  'Townhouses in a row',
  'Small-bay flex row',
  'Workshops under saw-tooth roofs',
  'Contractors’ yard',
  'Drive-up storage',
  'Indoor storage',
];

/**
 * The slides without their pictures, which are in `portfolioModels` in the same order, because scripts also include the
 * words.
 */
const slides: PortfolioContent['slides'] = models.map((subject, index) => ({
  id: index + 1,
  title: 'Property Development',
  location: 'Latest Project',
  type: 'Development',
  subject,
}));

export const portfolio: PortfolioContent = {
  heading: 'Portfolio',
  text: 'Ten study models of the kinds of building we develop, from assisted living to storage. None is a photograph of a specific property.',
  /** The label of the smaller carousel, which has no heading. */
  imagesLabel: 'Portfolio',
  slides,
  note: 'Study models. Illustrative; not specific properties.',
  pauseLabel: 'Pause the portfolio',
  playLabel: 'Play the portfolio',
};
