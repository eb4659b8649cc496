import { describe, expect, it } from 'vitest';
import { averageRent, leasedInFirstWeek, projectedRent } from './claims/flex.ts';
import { flex, flexEmoji } from './flex.ts';
import { sites } from './sites.ts';

const amount = ({ figure }: { figure: string }) => Number(figure.replaceAll(/[^\d.]/g, ''));

describe('flex industrial', () => {
  it('has bars as long as its claims say', () => {
    expect(flex.results.leased.share).toBe(amount(leasedInFirstWeek) / 100);
    expect(flex.results.rent.projectedShare).toBe(amount(projectedRent) / amount(averageRent));
  });

  it('[flex-2] names the four upcoming projects, which the map shows as upcoming', () => {
    const named = flex.upcoming.projects.map(({ location }) => location);
    expect(named).toEqual(['Bloomington', 'Marion', 'Westfield', 'Eagledale']);
    const shown = sites.filter(({ status }) => status === 'upcoming').map(({ name }) => name);
    expect(shown.toSorted()).toEqual(named.toSorted());
  });

  it('[flex-1] links to the deck, a call and the projects', () => {
    expect(flex.join.actions.map(({ href }) => href)).toEqual([
      '/deck-download',
      '/contact?topic=call',
      `#${flex.upcoming.id}`,
    ]);
  });

  it('[flex-1] has four traits, and a different emoji for each heading', () => {
    const { eachTrait, ...sections } = flexEmoji;
    expect(flex.traits.traits).toHaveLength(4);
    const all = [...Object.values(sections), ...Object.values(eachTrait)];
    expect(new Set(all).size).toBe(10);
  });
});
