import type { DeckPages } from '@sponsor/domain';

export const deckPages: DeckPages | undefined = undefined;
