import { seniorElevation } from '@sponsor/content/drawings';
import { home } from '@sponsor/content/home';
import { SeniorElevation } from '../../drawings/SeniorElevation/SeniorElevation.tsx';
import type { HomeHeroProps } from './HomeHero.tsx';

export const homeHero: HomeHeroProps = {
  ...home.hero,
  media: <SeniorElevation label={seniorElevation.alternativeText} />,
  drawing: seniorElevation,
};
