import type { ArticlePictureChoice } from '@sponsor/contract';
import { Cutout } from '@sponsor/ui/drawings';
import type { ArticlePicture } from '@sponsor/ui/sections';
import { requireContent } from '../../require-content.ts';
import { drawings } from './drawings.tsx';

/** A picture of an article, in the article's own choice of size. */
export function articlePicture({ drawing: name, format, bannerFrom }: ArticlePictureChoice): ArticlePicture {
  const { media, drawing } = requireContent(drawings[name], `the text of ${name} in drawings.ts`);
  if (bannerFrom === undefined) return { media, drawing, ...(format && { format }) };
  // The whole width of a drawing too high to fit across a page.
  const banner = (
    <Cutout shape="banner" left={0} top={bannerFrom} width={1}>
      {media}
    </Cutout>
  );
  return { media: banner, drawing };
}
