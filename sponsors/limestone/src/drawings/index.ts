export { AgeStair, type AgeStairProps } from './AgeStair/AgeStair.tsx';
export {
  ApartmentsElevation,
  type ApartmentsElevationProps,
} from './ApartmentsElevation/ApartmentsElevation.tsx';
export { BrandMark } from './BrandMark/BrandMark.tsx';
export { CountyDensity, type CountyDensityProps } from './CountyDensity/CountyDensity.tsx';
export { DeckCover, type DeckCoverProps } from './DeckCover/DeckCover.tsx';
export { EmptyLot, type EmptyLotProps } from './EmptyLot/EmptyLot.tsx';
export { FlexAxonometric, type FlexAxonometricProps } from './FlexAxonometric/FlexAxonometric.tsx';
export { FlexBayPlan, type FlexBayPlanProps } from './FlexBayPlan/FlexBayPlan.tsx';
export { FlexElevation, type FlexElevationProps } from './FlexElevation/FlexElevation.tsx';
export { FlexTrait, type FlexTraitProps } from './FlexTrait/FlexTrait.tsx';
export { FlowStation, type FlowStationProps } from './FlowStation/FlowStation.tsx';
export { LotPlan, type LotPlanProps } from './LotPlan/LotPlan.tsx';
export { OneBedroomPlan, type OneBedroomPlanProps } from './OneBedroomPlan/OneBedroomPlan.tsx';
export { type MapSite, PipelineMap, type PipelineMapProps } from './PipelineMap/PipelineMap.tsx';
export { PorchDetail, type PorchDetailProps } from './PorchDetail/PorchDetail.tsx';
export { ProjectElevation, type ProjectElevationProps } from './ProjectElevation/ProjectElevation.tsx';
export { RentSection, type RentSectionProps } from './RentSection/RentSection.tsx';
export { RevisedElevation, type RevisedElevationProps } from './RevisedElevation/RevisedElevation.tsx';
export { SeniorElevation, type SeniorElevationProps } from './SeniorElevation/SeniorElevation.tsx';
export { SitePlan, type SitePlanProps } from './SitePlan/SitePlan.tsx';
export { StorageElevation, type StorageElevationProps } from './StorageElevation/StorageElevation.tsx';
export { StudioPlan, type StudioPlanProps } from './StudioPlan/StudioPlan.tsx';
export { UnbuiltElevation, type UnbuiltElevationProps } from './UnbuiltElevation/UnbuiltElevation.tsx';
export { WayOutPlan, type WayOutPlanProps } from './WayOutPlan/WayOutPlan.tsx';
