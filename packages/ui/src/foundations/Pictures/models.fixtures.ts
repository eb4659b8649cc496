import * as pictures from '@sponsor/content/pictures';
import type { CaptionedPicture } from '@sponsor/domain';

interface GalleryModel {
  use: string;
  pictures: readonly CaptionedPicture[];
}

const { seniorResidence, flexLowSun, aboutMainStreet, webinarRegulationA, webinarRegulationD } = pictures;
const { parkviewExterior, parkviewGarden, parkviewDining, valueModels, portfolioModels } = pictures;

/** Every study model of the content; a missing one does not compile. */
export const galleryModels: Record<keyof typeof pictures, GalleryModel> = {
  seniorResidence: { use: 'Stands for the overview video until it is played', pictures: [seniorResidence] },
  flexLowSun: { use: 'A band as wide as the window', pictures: [flexLowSun] },
  aboutMainStreet: { use: 'Above the words about the sponsor', pictures: [aboutMainStreet] },
  parkviewExterior: { use: 'Opens the page of one community', pictures: [parkviewExterior] },
  parkviewGarden: { use: 'Beside words about one community', pictures: [parkviewGarden] },
  parkviewDining: { use: 'Beside words about meals and services', pictures: [parkviewDining] },
  webinarRegulationA: {
    use: 'Stands for the webinar of the open fund until it is played',
    pictures: [webinarRegulationA],
  },
  webinarRegulationD: { use: 'Stands for the other fund’s webinar until it is played', pictures: [webinarRegulationD] },
  valueModels: { use: 'One of four values, beside its words', pictures: Object.values(valueModels) },
  portfolioModels: { use: 'One slide of the portfolio', pictures: portfolioModels },
};
