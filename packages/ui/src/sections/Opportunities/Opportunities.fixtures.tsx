import { apartmentsElevation, porchDetail } from '@sponsor/content/drawing-words';
import { ApartmentsElevation, PorchDetail } from '@sponsor/content/drawings';
import { home } from '@sponsor/content/home';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import type { OpportunitiesProps } from './Opportunities.tsx';

const { opportunities } = home;

export const homeOpportunities: OpportunitiesProps = {
  ...opportunities,
  quality: {
    ...opportunities.quality,
    media: <ApartmentsElevation label={apartmentsElevation.alternativeText} />,
    drawing: titleOf(apartmentsElevation),
  },
  community: {
    ...opportunities.community,
    media: <PorchDetail label={porchDetail.alternativeText} />,
    drawing: titleOf(porchDetail),
  },
};
