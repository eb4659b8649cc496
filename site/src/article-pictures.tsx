import type { ArticleId } from '@sponsor/content/article-titles';
import * as words from '@sponsor/content/drawings';
import { Cutout } from '@sponsor/ui/drawings';
import type { ArticlePicture } from '@sponsor/ui/sections';
import * as drawings from './article-drawings.ts';

/** The two pictures of each article: one across the page, one within the text. */
export const pictures: Record<ArticleId, { lead: ArticlePicture; second: ArticlePicture }> = {
  'real-estate-gap-americas-heartland': {
    lead: { media: <drawings.Counties />, drawing: words.countyDensity, format: 'sheet' },
    second: { media: <drawings.Apartments />, drawing: words.apartmentsElevation, format: 'long' },
  },
  'how-spark-fund-one-brings-real-estate-investing-closer-to-home': {
    lead: { media: <drawings.StorageRow />, drawing: words.storageElevation, format: 'long' },
    second: { media: <drawings.RentPath />, drawing: words.rentSection, format: 'portrait' },
  },
  'rise-of-local-industrial': {
    lead: { media: <drawings.FlexFromAbove />, drawing: words.flexAxonometric, format: 'sheet' },
    second: { media: <drawings.FlexFromStreet />, drawing: words.flexElevation, format: 'long' },
  },
  'demographic-trends-driving-demand': {
    lead: {
      media: (
        <Cutout shape="banner" left={0} top={0} width={1}>
          <drawings.YearsOfBirthdays />
        </Cutout>
      ),
      drawing: words.ageStair,
    },
    second: { media: <drawings.Studio />, drawing: words.studioPlan, format: 'portrait' },
  },
  'senior-housing-urgent-need': {
    lead: {
      media: (
        <Cutout shape="banner" left={0} top={0.185} width={1}>
          <drawings.Porch />
        </Cutout>
      ),
      drawing: words.porchDetail,
    },
    second: { media: <drawings.UnbuiltHousing />, drawing: words.unbuiltElevation },
  },
  'flex-industrial-backbone': {
    lead: { media: <drawings.FlexFromStreet />, drawing: words.flexElevation, format: 'long' },
    second: { media: <drawings.FlexBays />, drawing: words.flexBayPlan },
  },
};
