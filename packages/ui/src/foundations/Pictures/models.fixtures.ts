import * as pictures from '@sponsor/content/pictures';
import type { CaptionedPicture } from '@sponsor/domain';

interface GalleryModel {
  use: string;
  pictures: readonly CaptionedPicture[];
}

const { seniorResidence, flexLowSun, parkviewGarden, webinarRegulationD, valueModels, portfolioModels } = pictures;

/** Every study model of the content; one that is missing here does not compile. */
export const galleryModels: Record<keyof typeof pictures, GalleryModel> = {
  seniorResidence: { use: 'Stands for the overview video until it is played', pictures: [seniorResidence] },
  flexLowSun: { use: 'A band as wide as the window', pictures: [flexLowSun] },
  parkviewGarden: { use: 'Beside words about one community', pictures: [parkviewGarden] },
  webinarRegulationD: { use: 'Stands for the webinar until it is played', pictures: [webinarRegulationD] },
  valueModels: { use: 'One of four values, beside its words', pictures: Object.values(valueModels) },
  portfolioModels: { use: 'One slide of the portfolio', pictures: portfolioModels },
};
