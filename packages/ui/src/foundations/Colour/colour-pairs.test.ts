import { describe, expect, it } from 'vitest';
import { lakefront } from '../../tokens/brands/lakefront.ts';
import { limestone } from '../../tokens/brands/limestone.ts';
import { colourPairs } from './colour-pairs.ts';

const surfaces = [limestone, lakefront].flatMap(({ name, colour }) => [
  { surface: `${name} base`, colours: colour.base },
  { surface: `${name} inverse`, colours: colour.inverse },
]);

describe.for(surfaces)('contrast on $surface', ({ colours }) => {
  it('is enough for every text, control and focus ring', () => {
    const weak = colourPairs(colours).filter(({ ratio, least }) => ratio < least);
    expect(weak.map(({ front, ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`)).toEqual([]);
  });
});
