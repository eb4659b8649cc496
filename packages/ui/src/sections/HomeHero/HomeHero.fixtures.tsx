import { seniorElevation } from '@sponsor/content/drawings';
import { homeHero as hero } from '@sponsor/content/home';
import { SeniorElevation } from '@sponsor/drawings';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import type { HomeHeroProps } from './HomeHero.tsx';

export const homeHero: HomeHeroProps = {
  ...hero,
  media: <SeniorElevation label={seniorElevation.alternativeText} />,
  drawing: titleOf(seniorElevation),
};
