import type { DeckContent } from '@sponsor/contract';

export const deck: DeckContent | undefined = undefined;
