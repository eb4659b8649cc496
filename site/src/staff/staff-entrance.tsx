import { adminShell } from '@sponsor/content/admin';
import { brand } from '@sponsor/content/brand';
import { seniorElevation } from '@sponsor/content/drawings';
import { BrandMark, SeniorElevation } from '@sponsor/drawings';

/** What the screens before the sign-in have in common. */
export const staffEntrance = {
  mark: <BrandMark />,
  brandName: brand.name,
  backToSite: adminShell.backToSite,
  media: <SeniorElevation label={seniorElevation.alternativeText} measured={false} />,
};
