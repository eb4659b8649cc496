import { seniorElevation } from '@sponsor/content/drawing-words';
import { SeniorElevation } from '@sponsor/content/drawings';
import { homeHero as hero } from '@sponsor/content/home';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import type { HomeHeroProps } from './HomeHero.tsx';

export const homeHero: HomeHeroProps = {
  ...hero,
  media: <SeniorElevation label={seniorElevation.alternativeText} />,
  drawing: titleOf(seniorElevation),
};
