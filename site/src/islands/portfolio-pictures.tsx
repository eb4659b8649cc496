import { portfolio } from '@sponsor/content/portfolio';
import { BuiltPicture } from '../built-picture.tsx';

/** The pictures of the portfolio in the order of its slides; `sizes` tells browsers how wide one is shown. */
export function portfolioPictures(sizes: string) {
  return portfolio.slides.map(({ id, picture }) => <BuiltPicture key={id} of={picture} sizes={sizes} />);
}
