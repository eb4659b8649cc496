import { type CaptionedPicture, contentPicture } from '@sponsor/domain';

export const pier: CaptionedPicture = contentPicture({
  name: 'pier',
  height: 1000,
  alt: 'A flat picture in two blues.',
  caption: 'Not a photograph.',
});

export const portfolioModels: readonly CaptionedPicture[] = [pier];
