import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesPerUnit, type Place, projectPlace } from './map-projection.ts';

const longitude = fc.double({ min: -88, max: -80.5, noNaN: true });
const latitude = fc.double({ min: 37.8, max: 42, noNaN: true });
const miles = (one: Place, other: Place): number => {
  const [x0, y0] = projectPlace(one);
  const [x1, y1] = projectPlace(other);
  return Math.hypot(x1 - x0, y1 - y0) * milesPerUnit;
};

describe('projectPlace', () => {
  it('puts the middle of the two states at the middle of the sheet', () => {
    const [x, y] = projectPlace([-83.9, 40]);
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });

  it('maps a degree of latitude to 69 miles, within one percent, everywhere on the map', () => {
    fc.assert(
      fc.property(longitude, latitude, (east, north) => {
        expect(Math.abs(miles([east, north - 0.5], [east, north + 0.5]) - 69.09)).toBeLessThan(0.69);
      }),
    );
  });

  it('has north at the top and east at the right', () => {
    fc.assert(
      fc.property(longitude, latitude, (east, north) => {
        const [x, y] = projectPlace([east, north]);
        expect(projectPlace([east, north + 0.1])[1]).toBeLessThan(y);
        expect(projectPlace([east + 0.1, north])[0]).toBeGreaterThan(x);
      }),
    );
  });
});
