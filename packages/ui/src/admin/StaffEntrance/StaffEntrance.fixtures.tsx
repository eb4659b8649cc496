import { adminShell } from '@sponsor/content/admin';
import { brand } from '@sponsor/content/brand';
import { seniorElevation } from '@sponsor/content/drawings';
import { BrandMark, SeniorElevation } from '@sponsor/drawings';
import type { StaffEntranceFrame } from './StaffEntrance.tsx';

export const entrance: StaffEntranceFrame = {
  mark: <BrandMark />,
  brandName: brand.name,
  media: <SeniorElevation label={seniorElevation.alternativeText} measured={false} />,
  backToSite: adminShell.backToSite,
};
