import type { CommunityImpactContent } from '@sponsor/contract';

export const communityImpact: CommunityImpactContent | undefined = undefined;
