import type { ReactNode } from 'react';

interface ShoreProps {
  label: string;
  /** Other props that the sample sponsor's drawings accept. */
  [detail: string]: unknown;
}

/** The only drawing. */
function Shore({ label }: ShoreProps): ReactNode {
  return (
    <svg viewBox="0 0 400 120" role="img" aria-label={label} fill="none" stroke="currentColor">
      <path d="M0 100q25-12 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0M60 88V40l60-30 60 30v48" />
    </svg>
  );
}

/** Represents every building, even on pages that this sponsor lacks. */
export {
  Shore as AgeStair,
  Shore as ApartmentsElevation,
  Shore as CountyDensity,
  Shore as DeckCover,
  Shore as EmptyLot,
  Shore as FlexAxonometric,
  Shore as FlexBayPlan,
  Shore as FlexElevation,
  Shore as FlexTrait,
  Shore as FlowStation,
  Shore as LotPlan,
  Shore as OneBedroomPlan,
  Shore as PipelineMap,
  Shore as PorchDetail,
  Shore as RentSection,
  Shore as RevisedElevation,
  Shore as SeniorElevation,
  Shore as SitePlan,
  Shore as StorageElevation,
  Shore as StudioPlan,
  Shore as UnbuiltElevation,
  Shore as WayOutPlan,
};

interface ProjectElevationProps {
  kind: string;
  state: string;
}

/** Planned buildings are dashed. */
export function ProjectElevation({ state }: ProjectElevationProps): ReactNode {
  return (
    <svg viewBox="0 0 120 44" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M20 40V20l40-16 40 16v20z" strokeDasharray={state === 'planned' ? '4 3' : undefined} />
    </svg>
  );
}

/** The mark. */
export function BrandMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M3 18q4-4 9 0t9 0M12 3v12M6 9h12" />
    </svg>
  );
}
