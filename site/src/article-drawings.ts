import { island } from './island.tsx';

export const YearsOfBirthdays = island(
  () => import('./islands/drawings/age-stair.tsx').then((module) => module.YearsOfBirthdays),
  'navigation',
);
export const Apartments = island(
  () => import('./islands/drawings/apartments-elevation.tsx').then((module) => module.Apartments),
  'navigation',
);
export const Counties = island(
  () => import('./islands/drawings/county-density.tsx').then((module) => module.Counties),
  'navigation',
);
export const FlexFromAbove = island(
  () => import('./islands/drawings/flex-axonometric.tsx').then((module) => module.FlexFromAbove),
  'navigation',
);
export const FlexBays = island(
  () => import('./islands/drawings/flex-bay-plan.tsx').then((module) => module.FlexBays),
  'navigation',
);
export const FlexFromStreet = island(
  () => import('./islands/drawings/flex-elevation.tsx').then((module) => module.FlexFromStreet),
  'navigation',
);
export const Porch = island(
  () => import('./islands/drawings/porch-detail.tsx').then((module) => module.Porch),
  'navigation',
);
export const RentPath = island(
  () => import('./islands/drawings/rent-section.tsx').then((module) => module.RentPath),
  'navigation',
);
export const StorageRow = island(
  () => import('./islands/drawings/storage-elevation.tsx').then((module) => module.StorageRow),
  'navigation',
);
export const Studio = island(
  () => import('./islands/drawings/studio-plan.tsx').then((module) => module.Studio),
  'navigation',
);
export const UnbuiltHousing = island(
  () => import('./islands/drawings/unbuilt-elevation.tsx').then((module) => module.UnbuiltHousing),
  'navigation',
);
