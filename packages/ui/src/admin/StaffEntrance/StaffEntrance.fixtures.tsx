import { seniorElevation } from '@sponsor/content/drawing-words';
import { BrandMark, SeniorElevation } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import type { StaffEntranceFrame } from './StaffEntrance.tsx';

export const entrance: StaffEntranceFrame = {
  mark: <BrandMark />,
  brandName: sponsor.name,
  media: <SeniorElevation label={seniorElevation.alternativeText} measured={false} />,
  backToSite: { label: 'Back to Site', href: '/' },
};
