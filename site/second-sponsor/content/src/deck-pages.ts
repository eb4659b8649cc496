import type { DeckPages } from '@sponsor/contract';

export const deckPages: DeckPages | undefined = undefined;
