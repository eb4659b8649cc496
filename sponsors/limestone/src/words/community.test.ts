import { describe, expect, it } from 'vitest';
import { community } from './community.ts';

describe('Parkview', () => {
  it('[community-1] has its given introduction and figures', () => {
    expect(community.head.lede).toEqual(['Affordable assisted living for seniors 65 and older, in Westlake, Ohio.']);
    expect(community.apartments.facts.map(({ figure, text }) => `${figure} ${text}`)).toEqual([
      '69 private studio and one-bedroom apartments',
      '24-hour certified nursing staff',
      'three restaurant-style meals daily',
      '65 and older: the age of residents',
    ]);
  });

  it('cites its only note for every fact, and states equal housing opportunity', () => {
    expect(community.notes.map((note) => note.number)).toEqual([13]);
    expect(community.statement).toMatch(/^Equal Housing Opportunity/);
  });
});
