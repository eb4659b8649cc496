import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

const hex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  it('returns the ratios of the standard', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('does not depend on which color is in front', () => {
    assert(
      property(hex, hex, (one, other) => {
        expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
      }),
    );
  });

  it('is always from 1 to 21', () => {
    assert(
      property(hex, hex, (one, other) => {
        expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrastRatio(one, other)).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('rejects a color with transparency', () => {
    expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow('is not #rrggbb');
  });
});
