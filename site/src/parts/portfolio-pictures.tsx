import { portfolioModels } from '@sponsor/content/pictures';
import { BuiltPicture } from './built-picture.tsx';

/** The pictures of the portfolio in the order of its slides; `sizes` is their display width. */
export function portfolioPictures(sizes: string) {
  return portfolioModels.map((picture) => <BuiltPicture key={picture.src} of={picture} sizes={sizes} />);
}
