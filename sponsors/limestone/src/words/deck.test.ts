import { describe, expect, it } from 'vitest';
import { deck } from './deck.ts';
import { deckPages } from './deck-pages.ts';

const { terms, risks, footer } = deckPages;

describe('the deck', () => {
  it('includes the note of every claim in it', () => {
    expect(terms.notes.map((note) => note.number)).toEqual([11, 12, 15, 19]);
  });

  it('has at least twice as many risks as terms, and promises nothing', () => {
    expect(risks.risks.length).toBeGreaterThanOrEqual(terms.figures.length * 2);
    expect(JSON.stringify([deck, deckPages])).not.toMatch(/guaranteed (?:income|return)|will pay|safe\b/i);
  });

  it('says on every page that it is a sample and not an offer', () => {
    expect(footer).toMatch(/Sample\. Not an offer/);
  });
});
