import type { CarouselWords, PortfolioWords } from '@sponsor/domain';

export const carouselLabels: CarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Back',
  next: 'On',
  goTo: 'To',
  of: 'of',
};

export const portfolio: PortfolioWords = {
  heading: 'Boathouses',
  text: 'One of them.',
  imagesLabel: 'Boathouses',
  slides: [{ id: 1, title: 'Boathouse', location: 'Youngs Bay', type: 'Larch' }],
  note: 'Not a photograph.',
  labels: { ...carouselLabels, pause: 'Hold', play: 'Go on' },
};
