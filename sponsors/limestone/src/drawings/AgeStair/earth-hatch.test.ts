import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundOf, stairPlan, stepsOf } from './age-stair-plan.ts';
import { earthHatch } from './earth-hatch.ts';

const linesOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((line) => line.split('L').map((point) => point.split(' ').map(Number)));

describe('earthHatch', () => {
  it('hatches at 45 degrees and stays inside the earth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 4 }), (years, step) => {
        const ground = groundOf(years);
        const surface = (x: number) => ground.findLast(([start]) => start <= x + 0.01)?.[1] ?? 0;
        for (const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] of linesOf(
          earthHatch(ground, stairPlan.earth, step),
        )) {
          expect(x1 - x0).toBeCloseTo(y0 - y1, 1);
          expect(y0).toBeLessThanOrEqual(stairPlan.earth + 0.01);
          expect((y0 + y1) / 2).toBeGreaterThanOrEqual(surface((x0 + x1) / 2) - 0.01);
        }
      }),
    );
  });
});

describe('stepsOf', () => {
  it('starts each step at the top of a riser', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), (years) => {
        const risers = groundOf(years).slice(1, -1);
        const upperEnds = risers.filter((_, index) => index % 2 === 1).map(([x, y]) => ({ x, height: -y }));
        expect(stepsOf(years)).toEqual(upperEnds);
      }),
    );
  });
});
