import type {
  AgeStairText,
  CountyDensityText,
  DeckCoverText,
  FlexBayPlanText,
  FlexTraitTexts,
  OneBedroomPlanText,
  SitePlanText,
  StudioPlanText,
} from '@sponsor/contract';
import type { DrawingText } from '@sponsor/domain';

const shore: DrawingText = {
  number: '1',
  sheet: 'H-1',
  title: 'The shore',
  caption: 'Illustrative drawing, not to scale.',
  alternativeText: 'A line of water under a line of roofs.',
};

export const seniorElevation = shore;
export const apartmentsElevation = shore;
export const storageElevation = shore;
export const porchDetail = shore;
export const flexAxonometric = shore;
export const rentSection = shore;
export const unbuiltElevation = shore;
export const pipelineMap = shore;
export const emptyLot = shore;

export const revisedElevation: DrawingText | undefined = undefined;
export const flexElevation: DrawingText | undefined = undefined;
export const flexTraits: FlexTraitTexts | undefined = undefined;
export const flexBayPlan: FlexBayPlanText | undefined = undefined;
export const sitePlan: SitePlanText | undefined = undefined;
export const studioPlan: StudioPlanText | undefined = undefined;
export const oneBedroomPlan: OneBedroomPlanText | undefined = undefined;
export const countyDensity: CountyDensityText | undefined = undefined;
export const ageStair: AgeStairText | undefined = undefined;
export const deckCover: DeckCoverText | undefined = undefined;
