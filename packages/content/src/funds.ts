import type { Fund } from '@sponsor/domain';

export const regulationAFund: Fund = {
  name: 'Spark Fund One',
  offering: 'Regulation A, Tier II',
  icon: '/fund-spark-one',
  sample: true,
};

export const regulationDFund: Fund = {
  name: 'Opportunity Fund',
  offering: 'Regulation D, Rule 506(c)',
  icon: '/fund-opportunity',
  sample: true,
};
