import type { RegulationDInvestWords } from '@sponsor/domain';

export const regulationDInvest: RegulationDInvestWords | undefined = undefined;
