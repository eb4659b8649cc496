import type { DeckWords } from '@sponsor/domain';

export const deck: DeckWords | undefined = undefined;
