import type { CommunityWords } from '@sponsor/domain';

export const community: CommunityWords | undefined = undefined;
