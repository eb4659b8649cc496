import type { PortfolioContent } from '@sponsor/contract';

export const portfolio: PortfolioContent = {
  heading: 'Boathouses',
  text: 'One of them.',
  imagesLabel: 'Boathouses',
  slides: [{ id: 1, title: 'Boathouse', location: 'Youngs Bay', type: 'Larch' }],
  note: 'Not a photograph.',
  pauseLabel: 'Hold',
  playLabel: 'Go on',
};
