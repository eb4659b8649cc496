import type { PipelineContent } from '@sponsor/contract';
import type { FigureClaim, Prose } from '@sponsor/domain';
import type { OpportunityWords } from '@sponsor/ui/sections';
import { firstProjects } from './claims/opportunity.ts';
import {
  buildTimes,
  groundUpBuilds,
  groundUpDevelopments,
  propertiesDeveloped,
  totalDevelopment,
} from './claims/record.ts';
import { sites } from './sites.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const regulationAFacts: readonly FigureClaim[] = [firstProjects, buildTimes, groundUpDevelopments, totalDevelopment];
const regulationDFacts: readonly FigureClaim[] = [propertiesDeveloped, totalDevelopment, groundUpBuilds];

const regulationALede: Prose = [
  `The first projects of ${regulationAFund.name} have been chosen. The offering circular describes each one and says how far along it is, so you can read about them before you decide.`,
];

const regulationDLede: Prose = [
  'The fund is set up to put money from a small number of investors into a few projects. The sponsor’s team finds the sites, oversees construction and reports the cost against the budget. This is what it has done before, here and at earlier companies.',
];

/** The first buildings of the Regulation A fund, and the builder's record. */
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
  '“Targeted” means planned, not certain: sites, sizes and dates may change, and a project may be dropped.',
];

export const pipeline: PipelineContent = {
  heading: 'Targeted 2025 development pipeline',
  introduction,
  /** The sponsor supplies the date. */
  asOf: 'As of [date].',
  sites,
  sample: true,
};

/** For the page of the Regulation D fund, whose own sites are not on the map. */
export const regulationDPipeline: PipelineContent = {
  ...pipeline,
  introduction: [
    ...introduction,
    ` The upcoming sites on this map are planned for ${regulationAFund.name}. [Sites of the ${regulationDFund.name}, to be supplied]`,
  ],
};
