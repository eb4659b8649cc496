import type { ArticleSummary } from '@sponsor/domain';
import { type ArticleId, articleTitles } from './article-titles.ts';

/** Which drawing stands for an article in the list. */
export type FeaturedImage =
  | 'ageStair'
  | 'countyDensity'
  | 'flexAxonometric'
  | 'flexBayPlan'
  | 'porchDetail'
  | 'storageElevation';

/** The six articles without their texts, newest first (spec §2). */
export const articles: readonly (ArticleSummary & { id: ArticleId; featuredImage: FeaturedImage })[] = [
  {
    id: 'real-estate-gap-americas-heartland',
    title: articleTitles['real-estate-gap-americas-heartland'],
    excerpt:
      'Capital likes short lists of large cities. The towns between them still need places to live and to work. How to tell a gap worth filling from a place that is simply quiet.',
    featuredImage: 'countyDensity',
    date: '2025-07-15',
    readTime: '6 min read',
    topic: 'Midwest growth markets',
  },
  {
    id: 'how-spark-fund-one-brings-real-estate-investing-closer-to-home',
    title: articleTitles['how-spark-fund-one-brings-real-estate-investing-closer-to-home'],
    excerpt:
      'A Regulation A fund lets people who are not accredited own part of buildings near them. What such a share is, the line it stands in for cash, and what it cannot do.',
    featuredImage: 'storageElevation',
    date: '2025-07-10',
    readTime: '5 min read',
    topic: 'How the fund works',
  },
  {
    id: 'rise-of-local-industrial',
    title: articleTitles['rise-of-local-industrial'],
    excerpt:
      'Plumbers, bakers and cabinet makers need a roll-up door close to their customers. Why so few are built, who rents them, and how a good-looking row can still fail.',
    featuredImage: 'flexAxonometric',
    date: '2025-07-03',
    readTime: '5 min read',
    topic: 'Flex and micro-flex industrial',
  },
  {
    id: 'demographic-trends-driving-demand',
    title: articleTitles['demographic-trends-driving-demand'],
    excerpt:
      'A birthday is certain and a move is not. What the aging of the country says about housing, what it leaves open, and four questions for anyone who shows you the curve.',
    featuredImage: 'ageStair',
    date: '2025-07-02',
    readTime: '5 min read',
    topic: 'Demographics',
  },
  {
    id: 'senior-housing-urgent-need',
    title: articleTitles['senior-housing-urgent-need'],
    excerpt:
      'The country is short of homes in which people can grow old. Need alone pays no rent, though. What a building has to get right before scarcity turns into income.',
    featuredImage: 'porchDetail',
    date: '2025-06-19',
    readTime: '6 min read',
    topic: 'Senior housing demand',
  },
  {
    id: 'flex-industrial-backbone',
    title: articleTitles['flex-industrial-backbone'],
    excerpt:
      'A walk through the plan of one bay, from the drive-in door to the washroom in the corner, and through the lease that makes a row of them worth owning or not.',
    featuredImage: 'flexBayPlan',
    date: '2025-06-12',
    readTime: '4 min read',
    topic: 'Flex and micro-flex industrial',
  },
];
