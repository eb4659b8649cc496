import * as words from '@sponsor/content/drawings';
import {
  AgeStair,
  ApartmentsElevation,
  CountyDensity,
  FlexAxonometric,
  FlexBayPlan,
  FlexElevation,
  PorchDetail,
  RentSection,
  StorageElevation,
  StudioPlan,
  UnbuiltElevation,
} from '@sponsor/drawings';

/** The drawings that articles are illustrated by, each with its words. */
export const drawings = {
  ageStair: {
    media: <AgeStair label={words.ageStair.alternativeText} years={words.ageStair.years} />,
    drawing: words.ageStair,
  },
  apartmentsElevation: {
    media: <ApartmentsElevation label={words.apartmentsElevation.alternativeText} />,
    drawing: words.apartmentsElevation,
  },
  countyDensity: { media: <CountyDensity label={words.countyDensity.alternativeText} />, drawing: words.countyDensity },
  flexAxonometric: {
    media: <FlexAxonometric label={words.flexAxonometric.alternativeText} />,
    drawing: words.flexAxonometric,
  },
  flexBayPlan: {
    media: <FlexBayPlan label={words.flexBayPlan.alternativeText} rooms={words.flexBayPlan.rooms} />,
    drawing: words.flexBayPlan,
  },
  flexElevation: { media: <FlexElevation label={words.flexElevation.alternativeText} />, drawing: words.flexElevation },
  porchDetail: { media: <PorchDetail label={words.porchDetail.alternativeText} />, drawing: words.porchDetail },
  rentSection: { media: <RentSection label={words.rentSection.alternativeText} />, drawing: words.rentSection },
  storageElevation: {
    media: <StorageElevation label={words.storageElevation.alternativeText} />,
    drawing: words.storageElevation,
  },
  studioPlan: {
    media: <StudioPlan label={words.studioPlan.alternativeText} rooms={words.studioPlan.rooms} />,
    drawing: words.studioPlan,
  },
  unbuiltElevation: {
    media: <UnbuiltElevation label={words.unbuiltElevation.alternativeText} />,
    drawing: words.unbuiltElevation,
  },
};
