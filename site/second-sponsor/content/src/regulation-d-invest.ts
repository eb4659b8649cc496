import type { RegulationDInvestContent } from '@sponsor/contract';

export const regulationDInvest: RegulationDInvestContent | undefined = undefined;
