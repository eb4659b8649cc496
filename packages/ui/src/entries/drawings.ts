export { AgeStair, type AgeStairProps } from '../drawings/AgeStair/AgeStair.tsx';
export {
  ApartmentsElevation,
  type ApartmentsElevationProps,
} from '../drawings/ApartmentsElevation/ApartmentsElevation.tsx';
export { BrandMark } from '../drawings/BrandMark/BrandMark.tsx';
export { CountyDensity, type CountyDensityProps } from '../drawings/CountyDensity/CountyDensity.tsx';
export { Cutout, type CutoutProps } from '../drawings/Cutout/Cutout.tsx';
export { DeckCover, type DeckCoverProps } from '../drawings/DeckCover/DeckCover.tsx';
export { EmptyLot, type EmptyLotProps } from '../drawings/EmptyLot/EmptyLot.tsx';
export { FlexAxonometric, type FlexAxonometricProps } from '../drawings/FlexAxonometric/FlexAxonometric.tsx';
export { FlexBayPlan, type FlexBayPlanProps } from '../drawings/FlexBayPlan/FlexBayPlan.tsx';
export { FlexElevation, type FlexElevationProps } from '../drawings/FlexElevation/FlexElevation.tsx';
export { FlexTrait, type FlexTraitProps } from '../drawings/FlexTrait/FlexTrait.tsx';
export { MonogramPlate, type MonogramPlateProps } from '../drawings/MonogramPlate/MonogramPlate.tsx';
export { OneBedroomPlan, type OneBedroomPlanProps } from '../drawings/OneBedroomPlan/OneBedroomPlan.tsx';
export { type MapSite, PipelineMap, type PipelineMapProps } from '../drawings/PipelineMap/PipelineMap.tsx';
export { PorchDetail, type PorchDetailProps } from '../drawings/PorchDetail/PorchDetail.tsx';
export { PressWordmark, type PressWordmarkProps } from '../drawings/PressWordmark/PressWordmark.tsx';
export { RentSection, type RentSectionProps } from '../drawings/RentSection/RentSection.tsx';
export { SeniorElevation, type SeniorElevationProps } from '../drawings/SeniorElevation/SeniorElevation.tsx';
export { SitePlan, type SitePlanProps } from '../drawings/SitePlan/SitePlan.tsx';
export { StorageElevation, type StorageElevationProps } from '../drawings/StorageElevation/StorageElevation.tsx';
export { StudioPlan, type StudioPlanProps } from '../drawings/StudioPlan/StudioPlan.tsx';
export { TitleMark, type TitleMarkProps } from '../drawings/TitleMark/TitleMark.tsx';
export { UnbuiltElevation, type UnbuiltElevationProps } from '../drawings/UnbuiltElevation/UnbuiltElevation.tsx';
