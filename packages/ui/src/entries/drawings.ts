export {
  ApartmentsElevation,
  type ApartmentsElevationProps,
} from '../drawings/ApartmentsElevation/ApartmentsElevation.tsx';
export { BrandMark } from '../drawings/BrandMark/BrandMark.tsx';
export { EmptyLot, type EmptyLotProps } from '../drawings/EmptyLot/EmptyLot.tsx';
export { FlexAxonometric, type FlexAxonometricProps } from '../drawings/FlexAxonometric/FlexAxonometric.tsx';
export { FlexElevation, type FlexElevationProps } from '../drawings/FlexElevation/FlexElevation.tsx';
export { PorchDetail, type PorchDetailProps } from '../drawings/PorchDetail/PorchDetail.tsx';
export { RentSection, type RentSectionProps } from '../drawings/RentSection/RentSection.tsx';
export { SeniorElevation, type SeniorElevationProps } from '../drawings/SeniorElevation/SeniorElevation.tsx';
export { StorageElevation, type StorageElevationProps } from '../drawings/StorageElevation/StorageElevation.tsx';
export { TitleMark, type TitleMarkProps } from '../drawings/TitleMark/TitleMark.tsx';
