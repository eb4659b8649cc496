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

/** The drawings that articles are illustrated by, under the names of their words in the content. */
export const drawings = {
  ageStair: <AgeStair label={words.ageStair.alternativeText} years={words.ageStair.years} />,
  apartmentsElevation: <ApartmentsElevation label={words.apartmentsElevation.alternativeText} />,
  countyDensity: <CountyDensity label={words.countyDensity.alternativeText} />,
  flexAxonometric: <FlexAxonometric label={words.flexAxonometric.alternativeText} />,
  flexBayPlan: <FlexBayPlan label={words.flexBayPlan.alternativeText} rooms={words.flexBayPlan.rooms} />,
  flexElevation: <FlexElevation label={words.flexElevation.alternativeText} />,
  porchDetail: <PorchDetail label={words.porchDetail.alternativeText} />,
  rentSection: <RentSection label={words.rentSection.alternativeText} />,
  storageElevation: <StorageElevation label={words.storageElevation.alternativeText} />,
  studioPlan: <StudioPlan label={words.studioPlan.alternativeText} rooms={words.studioPlan.rooms} />,
  unbuiltElevation: <UnbuiltElevation label={words.unbuiltElevation.alternativeText} />,
};
