import type { FlexEmoji, FlexWords } from '@sponsor/domain';

export const flex: FlexWords | undefined = undefined;
export const flexEmoji: FlexEmoji | undefined = undefined;
