import { describe, expect, it } from 'vitest';
import { leadership, management } from './people.ts';

const people = [management.founder, ...management.others];

describe('the people', () => {
  it('[people-2] include five managers, with their titles', () => {
    expect(people.map(({ title }) => title)).toEqual([
      'Founder and CEO',
      'CFO',
      'Chief Legal Officer',
      'VP of Real Estate and Development',
      'VP of Real Estate and Development',
    ]);
  });

  it('[people-4] include four leaders, the founder first', () => {
    expect(leadership.people.map(({ title }) => title)).toEqual([
      'Founder and CEO',
      'VP of Development',
      'Chief Legal Officer (CLO)',
      'Chief Financial Officer (CFO)',
    ]);
  });

  it('are the same in the leadership as in the management, so that each is supplied once', () => {
    expect(leadership.people.map(({ person }) => people.indexOf(person))).toEqual([0, 3, 2, 1]);
  });

  it('[people-5] have different placeholders until the sponsor supplies their names', () => {
    for (const { name, sample } of people) {
      expect(name).toMatch(/^\[.+\]$/);
      expect(sample).toBe(true);
    }
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  });

  it('[people-3] mention the offering and the deal at the beginning of their biographies', () => {
    const shown = people
      .flatMap(({ biography }) => biography[0])
      .map((part) => (typeof part === 'string' ? part : part.id));
    expect(shown).toContain('public-offering');
    expect(shown).toContain('billion-deal');
  });
});
