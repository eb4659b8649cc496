import type { CommunityImpactWords } from '@sponsor/domain';

export const communityImpact: CommunityImpactWords | undefined = undefined;
