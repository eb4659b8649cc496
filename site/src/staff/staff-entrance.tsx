import { seniorElevation } from '@sponsor/content/drawing-words';
import { BrandMark, SeniorElevation } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';

/** The link out of the staff area. */
export const backToSite = { label: 'Back to Site', href: '/' };

/** The shared frame of the screens before the sign-in. */
export const staffEntrance = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  backToSite,
  media: <SeniorElevation label={seniorElevation.alternativeText} measured={false} />,
};
