import type { RegulationDContent } from '@sponsor/contract';

export const regulationD: RegulationDContent | undefined = undefined;
