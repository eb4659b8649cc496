import { portfolio } from '@sponsor/content/portfolio';
import { Picture } from '@sponsor/ui';
import { asBuilt } from '../pictures.ts';

const files = import.meta.glob<string>('../../../packages/content/pictures/portfolio-*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The slides of the portfolio with their pictures; `sizes` tells browsers how wide one is shown. */
export function portfolioSlides(sizes: string) {
  return portfolio.slides.map(({ picture, ...slide }) => {
    const { caption: _inTheNote, ...built } = asBuilt(picture, files);
    return { ...slide, media: <Picture {...built} sizes={sizes} /> };
  });
}
