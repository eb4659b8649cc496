export type ArticleId =
  | 'real-estate-gap-americas-heartland'
  | 'how-spark-fund-one-brings-real-estate-investing-closer-to-home'
  | 'rise-of-local-industrial'
  | 'demographic-trends-driving-demand'
  | 'senior-housing-urgent-need'
  | 'flex-industrial-backbone';

/** By the last part of an article's address. Apart from the rest, because the route table brings them to every page. */
export const articleTitles: Record<ArticleId, string> = {
  'real-estate-gap-americas-heartland': 'The real estate gap in America’s heartland',
  'how-spark-fund-one-brings-real-estate-investing-closer-to-home':
    'How Spark Fund One brings real estate closer to home',
  'rise-of-local-industrial': 'The rise of local industrial',
  'demographic-trends-driving-demand': 'Demographic trends driving demand',
  'senior-housing-urgent-need': 'Senior housing: an urgent need',
  'flex-industrial-backbone': 'Flex industrial, the backbone of local business',
};
