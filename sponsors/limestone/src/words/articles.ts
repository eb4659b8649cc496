import type { PublishedArticle } from '@sponsor/contract';
import { article as demographicTrends } from './articles/demographic-trends-driving-demand.ts';
import { article as flexBackbone } from './articles/flex-industrial-backbone.ts';
import { article as closerToHome } from './articles/how-spark-fund-one-brings-real-estate-investing-closer-to-home.ts';
import { article as heartlandGap } from './articles/real-estate-gap-americas-heartland.ts';
import { article as localIndustrial } from './articles/rise-of-local-industrial.ts';
import { article as seniorHousing } from './articles/senior-housing-urgent-need.ts';

/** The six articles, newest first [blog-1]. A site without articles has no blog. */
export const articles: readonly PublishedArticle[] = [
  heartlandGap,
  closerToHome,
  localIndustrial,
  demographicTrends,
  seniorHousing,
  flexBackbone,
];
