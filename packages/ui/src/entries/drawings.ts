export { BrandMark } from '../drawings/BrandMark/BrandMark.tsx';
export { EmptyLot, type EmptyLotProps } from '../drawings/EmptyLot/EmptyLot.tsx';
export { SeniorElevation, type SeniorElevationProps } from '../drawings/SeniorElevation/SeniorElevation.tsx';
export { SeniorEntry, type SeniorEntryProps } from '../drawings/SeniorEntry/SeniorEntry.tsx';
export { TitleMark, type TitleMarkProps } from '../drawings/TitleMark/TitleMark.tsx';
