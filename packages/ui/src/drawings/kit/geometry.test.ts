import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, formatFeet } from './geometry.ts';

describe('formatFeet', () => {
  it.each([
    [36, `36'-0"`],
    [7.5, `7'-6"`],
    [0.25, `0'-3"`],
    [11.999, `12'-0"`],
  ])('writes %d feet as %s', (feet, text) => {
    expect(formatFeet(feet)).toBe(text);
  });

  it('never writes twelve inches', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (feet) => {
        expect(Number(formatFeet(feet).match(/-(\d+)"/)?.[1])).toBeLessThan(12);
      }),
    );
  });
});

describe('between', () => {
  it('stays strictly between its bounds, one step apart', () => {
    const start = fc.integer({ min: -200, max: 200 });
    const length = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(start, length, fc.integer({ min: 1, max: 20 }), (from, feet, step) => {
        const places = between(from, from + feet, step);
        expect(places.every((place) => place > from && place < from + feet)).toBe(true);
        expect(places.every((place, index) => place === from + step * (index + 1))).toBe(true);
        expect(step * (places.length + 1)).toBeGreaterThanOrEqual(feet);
      }),
    );
  });
});
