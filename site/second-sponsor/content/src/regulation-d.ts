import type { RegulationDWords } from '@sponsor/domain';

export const regulationD: RegulationDWords | undefined = undefined;
