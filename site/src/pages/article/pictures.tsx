import type { ArticleId } from '@sponsor/content/article-titles';
import { Cutout } from '@sponsor/ui/drawings';
import type { ArticlePicture } from '@sponsor/ui/sections';
import { drawings } from './drawings.tsx';

/** The two pictures of each article: one across the page, one within the text. */
export const pictures: Record<ArticleId, { lead: ArticlePicture; second: ArticlePicture }> = {
  'real-estate-gap-americas-heartland': {
    lead: picture('countyDensity', 'sheet'),
    second: picture('apartmentsElevation', 'long'),
  },
  'how-spark-fund-one-brings-real-estate-investing-closer-to-home': {
    lead: picture('storageElevation', 'long'),
    second: picture('rentSection', 'portrait'),
  },
  'rise-of-local-industrial': {
    lead: picture('flexAxonometric', 'sheet'),
    second: picture('flexElevation', 'long'),
  },
  'demographic-trends-driving-demand': {
    lead: banner('ageStair', 0),
    second: picture('studioPlan', 'portrait'),
  },
  'senior-housing-urgent-need': {
    lead: banner('porchDetail', 0.185),
    second: picture('unbuiltElevation'),
  },
  'flex-industrial-backbone': {
    lead: picture('flexElevation', 'long'),
    second: picture('flexBayPlan'),
  },
};

function picture(name: keyof typeof drawings, format?: ArticlePicture['format']): ArticlePicture {
  return { ...drawings[name], ...(format && { format }) };
}

/** The whole width of a drawing that is too high to stand across a page, from `top` on, in parts of its width. */
function banner(name: keyof typeof drawings, top: number): ArticlePicture {
  const { media, drawing } = drawings[name];
  const cut = (
    <Cutout shape="banner" left={0} top={top} width={1}>
      {media}
    </Cutout>
  );
  return { media: cut, drawing };
}
