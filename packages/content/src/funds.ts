import type { Fund } from '@sponsor/domain';

export const sparkFundOne: Fund = {
  name: 'Spark Fund One',
  offering: 'Regulation A, Tier II',
  icon: '/fund-spark-one',
  sample: true,
};

export const opportunityFund: Fund = {
  name: 'Opportunity Fund',
  offering: 'Regulation D, Rule 506(c)',
  icon: '/fund-opportunity',
  sample: true,
};
