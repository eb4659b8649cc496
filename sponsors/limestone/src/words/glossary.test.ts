import { describe, expect, it } from 'vitest';
import { glossary } from './glossary.ts';

const terms = glossary.letters.flatMap(({ terms: ofLetter }) => ofLetter);

describe('the glossary', () => {
  it('is in alphabetical order, with each term under its letter', () => {
    const names = terms.map(({ term }) => term);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    for (const { letter, terms: ofLetter } of glossary.letters)
      expect(new Set(ofLetter.map(({ term }) => term[0]))).toEqual(new Set([letter]));
  });

  it('explains the terms that an investor meets first', () => {
    const ids = terms.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        'accredited-investor',
        'cap-rate',
        'capital-stack',
        'memorandum',
        'offering-circular',
        'preferred-return',
        'regulation-a',
        'regulation-d',
      ]),
    );
  });

  it.each(terms.map(({ term, definition }) => ({ term, definition })))(
    'defines the term briefly and without figures: $term',
    ({ definition }) => {
      expect(definition).toMatch(/^[A-Z].+\.$/);
      expect(definition.length).toBeLessThan(300);
      expect(definition).not.toMatch(/\$|%|\d+x|\d\+/);
    },
  );

  it('cites the rule for each term that a rule defines', () => {
    const bare = terms.filter(
      ({ term, source }) => /Regulation|Accredited|Offering|Qualification/.test(term) && !source,
    );
    expect(bare).toEqual([]);
    const rules = terms.flatMap(({ source }) => source?.href ?? []);
    expect(rules.filter((href) => !href.startsWith('https://'))).toEqual([]);
  });
});
