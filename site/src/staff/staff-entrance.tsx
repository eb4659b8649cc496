import { adminShell } from '@sponsor/content/admin';
import { seniorElevation } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import { BrandMark, SeniorElevation } from '@sponsor/drawings';

/** What the screens before the sign-in have in common. */
export const staffEntrance = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  backToSite: adminShell.backToSite,
  media: <SeniorElevation label={seniorElevation.alternativeText} measured={false} />,
};
