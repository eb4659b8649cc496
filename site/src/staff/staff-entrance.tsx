import { seniorElevation } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import { BrandMark, SeniorElevation } from '@sponsor/drawings';

/** The way out of the staff area. */
export const backToSite = { label: 'Back to Site', href: '/' };

/** What the screens before the sign-in have in common. */
export const staffEntrance = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  backToSite,
  media: <SeniorElevation label={seniorElevation.alternativeText} measured={false} />,
};
