import type { MemorandumWords } from '@sponsor/domain';

export const memorandum: MemorandumWords | undefined = undefined;
