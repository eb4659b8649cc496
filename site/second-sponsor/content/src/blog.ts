import type { BlogWords } from '@sponsor/domain';

export const blog: BlogWords | undefined = undefined;
