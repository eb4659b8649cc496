import { deckCover } from '@sponsor/content/drawings';
import { DeckCover } from '@sponsor/ui/drawings';

/** The first page of the deck. */
export function DeckFirstPage() {
  return <DeckCover label={deckCover.alternativeText} {...deckCover.cover} />;
}
