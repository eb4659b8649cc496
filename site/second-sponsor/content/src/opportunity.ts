import type { PipelineContent } from '@sponsor/contract';
import type { OpportunityWords } from '@sponsor/ui/sections';
import { boathouses } from './claims.ts';

export const regulationAOpportunity: OpportunityWords = {
  heading: 'What comes next',
  lede: ['One boathouse.'],
  facts: [boathouses],
};

export const regulationDOpportunity: OpportunityWords | undefined = undefined;

export const pipeline: PipelineContent = {
  heading: 'Where',
  introduction: ['On the river.'],
  asOf: 'As of today.',
  sites: [{ name: 'Youngs Bay', detail: 'Boathouse', status: 'open', at: [-123.8, 46.2], label: [10, 10] }],
};

export const regulationDPipeline: PipelineContent | undefined = undefined;
