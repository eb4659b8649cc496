import type { FigureClaim, OpportunityWords, PipelineWords, Prose } from '@sponsor/domain';
import { firstProjects } from './claims/opportunity.ts';
import {
  buildTimes,
  groundUpBuilds,
  groundUpDevelopments,
  propertiesDeveloped,
  totalDevelopment,
} from './claims/record.ts';
import { sites } from './sites.ts';
import { regulationAFund } from './sponsor.ts';

const regulationAFacts: readonly FigureClaim[] = [firstProjects, buildTimes, groundUpDevelopments, totalDevelopment];
const regulationDFacts: readonly FigureClaim[] = [propertiesDeveloped, totalDevelopment, groundUpBuilds];

const regulationALede: Prose = [
  `The first projects of ${regulationAFund.name} are chosen. The offering circular describes each and says how far along it is, so that you can read about them before you decide.`,
];

const regulationDLede: Prose = [
  'Larger sums from fewer investors go into fewer projects. The team behind them finds the sites, oversees construction and reports the cost against the budget; this is what it has done before.',
];

/** What the Regulation A fund will build first, and who has built before. */
export const regulationAOpportunity: OpportunityWords = {
  heading: 'The opportunity',
  lede: regulationALede,
  facts: regulationAFacts,
};

export const regulationDOpportunity: OpportunityWords = {
  heading: 'The opportunity',
  lede: regulationDLede,
  facts: regulationDFacts,
};

const introduction: Prose = [
  'Targeted means just that: sites, sizes and dates may change, and a project may fall away.',
];

export const pipeline: PipelineWords = {
  heading: 'Targeted 2025 development pipeline',
  introduction,
  /** The sponsor supplies the day. */
  asOf: 'As of [date].',
  sites,
  sample: true,
};
